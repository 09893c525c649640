/** What part of a drawing is looked at: how close, and around which point. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Look {
  zoom: number;
  /** The middle, in units of the drawing. */
  x: number;
  y: number;
}

export const MOST = 5;

export function all(box: Box): Look {
  return { zoom: 1, x: box.x + box.w / 2, y: box.y + box.h / 2 };
}

export function viewBox(look: Look, box: Box): Box {
  const [w, h] = [box.w / look.zoom, box.h / look.zoom];
  return { x: look.x - w / 2, y: look.y - h / 2, w, h };
}

/** Moved by so many units; the middle stays over the drawing. */
export function moved(look: Look, box: Box, dx: number, dy: number): Look {
  if (look.zoom === 1) return all(box);
  return {
    zoom: look.zoom,
    x: Math.max(box.x, Math.min(box.x + box.w, look.x + dx)),
    y: Math.max(box.y, Math.min(box.y + box.h, look.y + dy)),
  };
}

/** Closer by a factor; the point so many units from the middle stays where it is on the screen. */
export function zoomed(look: Look, box: Box, factor: number, dx = 0, dy = 0): Look {
  const zoom = Math.max(1, Math.min(MOST, look.zoom * factor));
  const change = 1 - look.zoom / zoom;
  return moved({ ...look, zoom }, box, dx * change, dy * change);
}
