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

/** By itself a drawing comes at most so near, and not for less than it is worth; a margin stays around what is shown. */
const NEAR = 3;
const WORTH = 1.3;
const MARGIN = 0.85;

export function all(box: Box): Look {
  return { zoom: 1, x: box.x + box.w / 2, y: box.y + box.h / 2 };
}

/** The box with so much room on its left and right, in pixels of a window of this size, that nothing of the drawing lies there. */
export function padded(box: Box, side: number, width: number, height: number): Box {
  if (!side || width <= 2 * side || !height) return box;
  const scale = Math.min((width - 2 * side) / box.w, height / box.h);
  if (width - box.w * Math.min(width / box.w, height / box.h) >= 2 * side) return box;
  const w = width / scale;
  return { ...box, x: box.x - (w - box.w) / 2, w };
}

/** Pixels to a unit of the drawing, where all of it is in a window of this size. */
export function scaleOf(box: Box, width: number, height: number): number {
  return Math.min(width / box.w, height / box.h) || 1;
}

/** Where the drawing lies, `zoom` times as wide and high as the window, so that the look's middle is in the middle of the window. */
export function offset(look: Look, box: Box, width: number, height: number): { x: number; y: number } {
  const scale = scaleOf(box, width, height) * look.zoom;
  return {
    x: (width * (1 - look.zoom)) / 2 - (look.x - box.x - box.w / 2) * scale,
    y: (height * (1 - look.zoom)) / 2 - (look.y - box.y - box.h / 2) * scale,
  };
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

/** So close that a part of the drawing fills the window, with a margin; null where all of it shows the part nearly as large. */
export function closeTo(part: Box, box: Box, width: number, height: number): Look | null {
  const zoom = Math.min(NEAR, (MARGIN * Math.min(width / part.w, height / part.h)) / scaleOf(box, width, height));
  if (!(zoom >= WORTH)) return null;
  return { zoom, x: part.x + part.w / 2, y: part.y + part.h / 2 };
}

/** Closer by a factor; the point so many units from the middle stays where it is on the screen. */
export function zoomed(look: Look, box: Box, factor: number, dx = 0, dy = 0): Look {
  const zoom = Math.max(1, Math.min(MOST, look.zoom * factor));
  const change = 1 - look.zoom / zoom;
  return moved({ ...look, zoom }, box, dx * change, dy * change);
}
