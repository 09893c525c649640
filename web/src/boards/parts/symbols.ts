/** Silhouettes of our own that several boards use, drawn on -12 … 12. `hole` is cut out in the colour of the ground. */
export interface Drawing {
  solid: string;
  hole?: string;
}

/** One sign for each terrain of look and rulebooks: jungle is forest, sands are desert, wetland and river are lake. */
export const TERRAIN_SIGNS = {
  plains: { solid: 'M-12 3c4-4 8-4 12 0s8 4 12 0v3c-4 4-8 4-12 0s-8-4-12 0z M-12-4c4-4 8-4 12 0s8 4 12 0v3C8 3 4 3 0-1s-8-4-12 0z' },
  forest: { solid: 'M0-12 7-3H3l6 8H2v7h-4V5h-7l6-8h-4z' },
  mountain: { solid: 'M-12 10-3-8 1-1 4-6l8 16z' },
  lake: { solid: 'M-12-5c3-3 5-3 8 0s5 3 8 0 5-3 8 0v3c-3-3-5-3-8 0s-5 3-8 0-5-3-8 0z M-12 3c3-3 5-3 8 0s5 3 8 0 5-3 8 0v3c-3-3-5-3-8 0s-5 3-8 0-5-3-8 0z' },
  desert: { solid: 'M-12 10c4-9 8-12 12-12 5 0 9 4 12 12z M5-11a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z' },
  swamp: { solid: 'M-8 11C-8 3-9-4-11-9c4 4 5.500 9 5.500 20z M-1 11C-1 1-1-6 0-12 2-5 2 2 1.500 11z M6 11c0-8 1-14 5-18-1.500 5-2.500 10-2.500 18z M-12 11h24v1.500h-24z' },
  wasteland: { solid: 'M-12 11 -6-7-2 0 2-11 6 1l2-3 4 13H4L0 3l-3 8z' },
  ocean: { solid: 'M-12-7c4-5 8-5 12 0 4 5 8 5 12 0v3.500c-4 5-8 5-12 0-4-5-8-5-12 0z M-12 3c4-5 8-5 12 0 4 5 8 5 12 0v3.500c-4 5-8 5-12 0-4-5-8-5-12 0z' },
} satisfies Record<string, Drawing>;

export type TerrainName = keyof typeof TERRAIN_SIGNS;
