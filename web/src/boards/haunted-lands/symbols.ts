/** The silhouettes of Haunted Lands. */
import { TERRAIN_SIGNS, type Drawing } from '../parts/symbols';

export const SYMBOLS = {
  ...TERRAIN_SIGNS,
  spectre: {
    solid: 'M-9 11V-2a9 9 0 0 1 18 0v13l-3-3-3 3-3-3-3 3-3-3z',
    hole: 'M-5-3a2 2.500 0 1 0 4 0 2 2.500 0 1 0-4 0z M1-3a2 2.500 0 1 0 4 0 2 2.500 0 1 0-4 0z',
  },
  seer: { solid: 'M0-12a5 5 0 0 1 3.500 8.500C8-1 9 5 9 11H-9c0-6 1-12 5.500-14.500A5 5 0 0 1 0-12z' },
  windmill: {
    solid: 'M-4 12-2.500 0h5L4 12z M0-3 9-9l1.500 2.500L2-2 7 7 4.500 8.500 0 0-9 6-10.500 3.500-2-1.500-7-10.500-4.500-12z',
  },
  sawmill: {
    solid: 'M-11 12V-1l11-9 11 9v13z',
    hole: 'M0-2l1.500 2 2.500-.500.300 2.500 2.200 1-1.200 2.200 1.200 2.200-2.200 1-.300 2.500-2.500-.500L0 12l-1.500-2-2.500.500-.300-2.500-2.200-1 1.200-2.200-1.200-2.200 2.200-1 .300-2.500 2.500.500z',
  },
  mine: { solid: 'M-12 12 0-11 12 12z', hole: 'M-5 12V6a5 5 0 0 1 10 0v6z' },
  noria: {
    solid: 'M0-12a12 12 0 1 0 0 24 12 12 0 0 0 0-24z',
    hole: 'M-1.200-8.500V-3A3 3 0 0 0-3-1.200h-5.500A8.600 8.600 0 0 1-1.200-8.500z M1.200-8.500A8.600 8.600 0 0 1 8.500-1.200H3A3 3 0 0 0 1.200-3z M8.500 1.200A8.600 8.600 0 0 1 1.200 8.500V3A3 3 0 0 0 3 1.200z M-1.200 8.500A8.600 8.600 0 0 1-8.500 1.200H-3A3 3 0 0 0-1.200 3z',
  },
  food: { solid: 'M0-12c2 2 2 4 0 6-2-2-2-4 0-6z M-1 12V-5h2v17z M2-4c4-1 6-3 6-6 1 5-1 9-6 10z M-2-4c-4-1-6-3-6-6-1 5 1 9 6 10z M2 4c4-1 6-3 6-6 1 5-1 9-6 10z M-2 4c-4-1-6-3-6-6-1 5 1 9 6 10z' },
  water: { solid: 'M0-12C5-5 8-1 8 4A8 8 0 0 1-8 4c0-5 3-9 8-16z' },
  wood: { solid: 'M-7-7H8a4 7 0 0 1 0 14H-7a4 7 0 0 1 0-14z', hole: 'M-7-4a2 4 0 0 0 0 8 2 4 0 0 0 0-8z M0-3h7v1.500H0z M2 2h7v1.500H2z' },
  mineral: { solid: 'M-6-9H6l6 7L0 12-12-2z', hole: 'M-8-2h16L0 8z' },
  pecunia: { solid: 'M0-11a11 11 0 1 0 0 22 11 11 0 0 0 0-22z', hole: 'M-3-6h4a4 4 0 0 1 0 8h-1.500v4H-3z M-.500-3.500v3H1a1.500 1.500 0 0 0 0-3z' },
  valour: { solid: 'M0-12 9-8v8c0 6-4 10-9 12-5-2-9-6-9-12v-8z', hole: 'M0-6l1.600 3.600 3.900.400-2.900 2.600.800 3.900L0 2.500-3.400 4.500l.800-3.900L-5.500-2l3.900-.400z' },
  travel: { solid: 'M-6-12h7v12l9 4v5H-6z M-6 10.500h16V12H-6z' },
  persuasion: { solid: 'M-11-10H11V5H1l-6 7V5h-6z', hole: 'M-6-5H6v2H-6z M-6 0h8v2h-8z' },
  harvest: { solid: 'M-2-12C8-11 12-3 10 4 8 0 4-3-2-4c4 2 5 5 4 8l-3 1c0-4-2-6-5-7l-6 12-3-2L-8-6z' },
  build: { solid: 'M-11-8c4-4 10-5 15-2l4-1 3 4-4 4-3-2L-6 12l-4-4 9-11c-3-2-6-3-10-3z' },
  purse: { solid: 'M-4-12h8L2-7c5 3 8 8 8 12 0 5-4 7-10 7s-10-2-10-7c0-4 3-9 8-12z' },
  cache: { solid: 'M-11-1V-5c0-3 3-5 6-5H5c3 0 6 2 6 5v4z M-11 1h8v3h6V1h8v10h-22z' },
  blessing: { solid: 'M0-12 3-3.500 12-3 5 2.500 7.500 11.500 0 6.500-7.500 11.500-5 2.500-12-3-3-3.500z' },
  exploited: { solid: 'M0-11A11 11 0 1 1 0 11 11 11 0 1 1 0-11z', hole: 'M-6-4l2-2 4 4 4-4 2 2-4 4 4 4-2 2-4-4-4 4-2-2 4-4z' },
  'high-city': { solid: 'M-12 12V-3h2v-3h2v3h2v-7h2v-2h1v2h2v-2h2v2h2v-2h1v2h2v7h2v-3h2v3h2v15H3V6a3 3 0 0 0-6 0v6z' },
  quarter: { solid: 'M-12 11V2l6-6 6 6v9z M2 11V0L-2-4l5-6 9 8v13z' },
} satisfies Record<string, Drawing>;

export type SymbolName = keyof typeof SYMBOLS;

export function drawing(name: SymbolName): Drawing {
  return SYMBOLS[name];
}
