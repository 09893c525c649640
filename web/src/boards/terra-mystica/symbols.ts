/** The silhouettes of Terra Mystica, drawn on -12 … 12. */
import { TERRAIN_SIGNS, type Drawing } from '../parts/symbols';

export const SYMBOLS = {
  desert: TERRAIN_SIGNS.desert,
  plains: TERRAIN_SIGNS.plains,
  swamp: TERRAIN_SIGNS.swamp,
  lakes: TERRAIN_SIGNS.lake,
  forest: TERRAIN_SIGNS.forest,
  mountains: TERRAIN_SIGNS.mountain,
  wasteland: TERRAIN_SIGNS.wasteland,
  dwelling: { solid: 'M-9 10V-1L0-10 9-1V10z', hole: 'M-2.500 10V3h5v7z' },
  'trading-house': { solid: 'M-12 11V-1L-5.500-7 1-1V-11H12V11z', hole: 'M-7.500 11V4h4v7z M4.500-7h4v4h-4z M4.500 1h4v4h-4z' },
  temple: { solid: 'M-12-3 0-12 12-3V0H-12z M-10 1h4v7h-4z M-2 1h4v7h-4z M6 1h4v7H6z M-12 9h24v3h-24z' },
  stronghold: { solid: 'M-12 11V-11h5v4h3.500v-4h7v4H7v-4h5V11z', hole: 'M-3.500 11V4a3.500 3.500 0 0 1 7 0v7z' },
  sanctuary: { solid: 'M-12 11V3A12 11 0 0 1-1.500-7.900V-12h3v4.100A12 11 0 0 1 12 3v8z', hole: 'M-7.500 11V5a2.500 2.500 0 0 1 5 0v6z M2.500 11V5a2.500 2.500 0 0 1 5 0v6z' },
  bridge: { solid: 'M-12-5h24v4h-2V8H7C7 4 4 1 0 1s-7 3-7 7h-3v-9h-2z' },
  coins: { solid: 'M0-11a11 11 0 1 0 0 22 11 11 0 0 0 0-22z', hole: 'M0-7.500a7.500 7.500 0 1 1 0 15 7.500 7.500 0 0 1 0-15z M0-5.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11z' },
  workers: { solid: 'M0-12 10.500-6V6L0 12-10.500 6V-6z', hole: 'M0-1.400 8.300-6l.900 1.500L.900.100V9.700H-.900V.100L-9.200-4.500-8.300-6z' },
  priests: { solid: 'M0-12.500 4.500-6.500v3.500h-9v-3.500z M-4-2h8c3.500 3 5.500 8 5.500 13.500h-19C-9.500 6-7.500 1-4-2z' },
  power: { solid: 'M0-12 9-4V4L0 12-9 4V-4z', hole: 'M0-8.500 6-3.200 0 2-6-3.200z' },
  vp: { solid: 'M0-12 3-3.500 12-3 5 2.500 7.500 11.500 0 6.500-7.500 11.500-5 2.500-12-3-3-3.500z' },
  keys: { solid: 'M-6-6a6 6 0 1 0 5.700 8H3v4.500h4V2h5v-4H-.300A6 6 0 0 0-6-6z', hole: 'M-6-2.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z' },
  shipping: { solid: 'M-1-12V3h-10c1 5.500 5 8.500 11 8.500S10 8.500 11 3H2V0h8C9-6 5-10-1-12z' },
  spades: { solid: 'M-5-12H5v3H1.600v7H6V3c0 4.500-2.500 7-6 9.500C-3.500 10-6 7.500-6 3v-5h4.400v-7H-5z' },
  towns: { solid: 'M-12 11V-5h3v2.500h3V-8h3v-3.500h6V-8h3v5.500h3V-5h3v16H4V5a4 4 0 0 0-8 0v6z' },
  fire: { solid: 'M1-12c1 5 8 8 8 15a9 9 0 0 1-18 0c0-4 2-7 4-9 0 3 1 4.500 2.500 5.500C-2-4.500-2-8 1-12z' },
  water: { solid: 'M0-12C5-5 8.500-1 8.500 4a8.500 8.500 0 0 1-17 0c0-5 3.500-9 8.500-16z' },
  earth: { solid: 'M-12 10-5-6l4.500 6L4-11l8 21z' },
  air: { solid: 'M-12-6H3.500A2 2 0 1 0 1.500-8h-3A5 5 0 1 1 3.500-3H-12z M-12 0H7a4.700 4.700 0 1 1-4.700 4.700h3A1.700 1.700 0 1 0 7 3h-19z M-12 6h9v3h-9z' },
  cults: { solid: 'M0-12 12 0 0 12-12 0z', hole: 'M0-6.500 6.500 0 0 6.500-6.500 0z' },
  favour: { solid: 'M0-12a12 12 0 1 0 0 24 12 12 0 0 0 0-24z', hole: 'M0-6 6 0 0 6-6 0z' },
  double: { solid: 'M-12-8h4.500L.500 0l-8 8H-12l8-8z M-1-8h4.500l8 8-8 8H-1l8-8z' },
  storm: { solid: 'M-12-11h24v3.500h-24z M-8-5H9v3.500H-8z M-6 1h11v3.500H-6z M-1 7h6v4.500h-6z' },
  pass: { solid: 'M-9-12h3v24h-3z M-4.500-11H11L7-5.500 11 0H-4.500z' },
  burn: { solid: 'M1-12c1 5 8 8 8 15a9 9 0 0 1-18 0c0-4 2-7 4-9 0 3 1 4.500 2.500 5.500C-2-4.500-2-8 1-12z', hole: 'M0 1.500c2 2 4 3 4 5.500a4 4 0 0 1-8 0c0-2.500 2.500-3.500 4-5.500z' },
  area: { solid: 'M-6-11l5 3v6l-5 3-5-3v-6z M6-11l5 3v6l-5 3-5-3v-6z M0 0l5 3v6l-5 3-5-3V3z' },
} satisfies Record<string, Drawing>;

export type SymbolName = keyof typeof SYMBOLS;

export function drawing(name: string): Drawing {
  return SYMBOLS[name as SymbolName] ?? SYMBOLS.cults;
}

/** What the action spaces of factions give that is no stock, spade, step or bridge. */
export const OWN_ACTIONS: Record<string, SymbolName> = { ACTC: 'double', ACTN: 'storm', ACTS: 'trading-house', ACTW: 'dwelling' };
