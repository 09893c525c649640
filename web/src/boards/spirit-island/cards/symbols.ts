/** Signs of cards and panels: elements, speeds, what growth and tracks give. Drawn on -12 … 12. */
import type { Drawing } from '../../parts/symbols';
import { SYMBOLS } from '../island/symbols';

const rays = [0, 45, 90, 135, 180, 225, 270, 315]
  .map((degrees) => {
    const at = (away: number, aside: number) => {
      const turn = (degrees * Math.PI) / 180;
      const x = away * Math.cos(turn) - aside * Math.sin(turn);
      const y = away * Math.sin(turn) + aside * Math.cos(turn);
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    };
    return `M${at(7.5, -1.8)}L${at(12, 0)}L${at(7.5, 1.8)}z`;
  })
  .join('');

const card = 'M-6-11H6a2 2 0 0 1 2 2V9a2 2 0 0 1-2 2H-6a2 2 0 0 1-2-2V-9a2 2 0 0 1 2-2z';
const disc = (r: number) => `M0-${r}A${r} ${r} 0 1 1 0 ${r} ${r} ${r} 0 1 1 0-${r}z`;
const toe = (x: number, y: number) => `M${x} ${y}a2.3 3.2 0 1 1 4.6 0 2.3 3.2 0 1 1-4.6 0z`;

export const SIGNS = {
  sun: { solid: disc(5.5) + rays },
  moon: { solid: 'M3-11.500A11.500 11.500 0 1 0 11.500 4.500 9.500 9.500 0 0 1 3-11.500z' },
  fire: { solid: 'M1-12c1 5 7 8 7 15A8 8.500 0 0 1-8 3.500c0-3 1-5.500 3-7.500 0 2 1 3.500 2 4 3-3 4-7 4-12z', hole: 'M.500 10.500A4 4 0 0 1-3.500 6.500c0-2 2-3 2.500-5.500 2 2 5 3 5 6a3.500 3.500 0 0 1-3.500 3.500z' },
  air: { solid: 'M-12-5.500H3a2.500 2.500 0 1 0-2.500-2.500h-3A5.500 5.500 0 1 1 3-2.500H-12z M-12 .500H7a5.500 5.500 0 1 1-5.500 5.500h3A2.500 2.500 0 1 0 7 3.500H-12z M-12 6h7v3h-7z' },
  water: { solid: 'M0-12C5-5 8.500-1 8.500 3.800a8.500 8.500 0 0 1-17 0C-8.500-1-5-5 0-12z', hole: 'M-5 3h2.200A3.500 3.500 0 0 0 1 6.800V9A5.800 5.800 0 0 1-5 3z' },
  earth: { solid: 'M-6-11H5l7 8-3 13H-8l-4-11z', hole: 'M-4-11h2.500l2 7.500 8 2-.600 2-7.400-1.800L-2 4.500-3-5z M-2 4l1.800-.800L2 10H-.500z' },
  plant: { solid: 'M-11 12C-13-3-4-12 11-12 13 2 4 11-7.500 8.500l-1.500 3.500z', hole: 'M-8 7.500C-5 1 0-4 6-7 1-2-3 3-5.800 8.200z' },
  animal: { solid: `M0-1c4 0 8 5 7 9-1 3.500-4 2-7 2s-6 1.500-7-2c-1-4 3-9 7-9z${toe(-11.3, -3)}${toe(-6, -8)}${toe(1.4, -8)}${toe(6.7, -3)}` },
  any: { solid: 'M0-12 2.800-6.800 8.500-8.500 6.800-2.800 12 0 6.800 2.800 8.500 8.500 2.800 6.800 0 12-2.800 6.800-8.500 8.500-6.800 2.800-12 0-6.800-2.800-8.500-8.500-2.800-6.800z', hole: disc(3.4) },
  fast: { solid: 'M-12-5c5-4 9-3 12 3 3-6 7-7 12-3-5 0-8 2-10 8l2 6-4-3-4 3 2-6c-2-6-5-8-10-8z' },
  slow: { solid: 'M-12 4.500c0-6.500 4-10.500 9.500-10.500 4.500 0 7.500 3 8.500 7.500C7 0 8 -.500 9.500-.500c2 0 3 1.500 3 3S11 5.500 9 5.500H7.500c-.500 1-1.200 1.700-2.500 2l1 3.500H3L2 8h-7l-1 3h-3l1-3.500c-2.500-.300-4-1-4-3z', hole: 'M-10 4H5.500V5.400H-10z' },
  energy: { solid: 'M0-12 3.200-3.200 12 0 3.200 3.200 0 12-3.200 3.200-12 0-3.200-3.200z' },
  plays: { solid: card, hole: 'M-5-8H5v8H-5z M-5 3H5v1.500H-5z M-5 6h6v1.500h-6z' },
  'gain-power': { solid: card, hole: 'M-1.300-6h2.600v4.700H6v2.600H1.300V6h-2.600V1.300H-6v-2.600h4.700z' },
  'reclaim-one': { solid: 'M-3-9A9.500 9.500 0 1 1-7 6.500l2-2.200A6.500 6.500 0 1 0-3-6v4l-7-5.500L-3-13z' },
  'reclaim-all': { solid: 'M-3-9A9.500 9.500 0 1 1-7 6.500l2-2.200A6.500 6.500 0 1 0-3-6v4l-7-5.500L-3-13z M1.500-3.500h4v6h-4z' },
  presence: { solid: disc(10), hole: disc(4) },
  'gather-presence': { solid: `${disc(4)}M-12-1.500h4V-5l5 5-5 5V1.500h-4z M12-1.500H8V-5L3 0l5 5V1.500h4z` },
  'push-presence': { solid: `${disc(4)}M-6-1.500h-2V-5l-4.500 5 4.500 5V1.500h2z M6-1.500h2V-5l4.500 5L8 5V1.500H6z` },
  fear: { solid: 'M-10-11C-4-8 4-8 10-11c1.500 12-2 20-10 23-8-3-11.500-11-10-23z', hole: 'M-7-4c2-1 4 0 5 2-2 1-4 0-5-2z M7-4C5-5 3-4 2-2c2 1 4 0 5-2z M-3.500 4h7c0 3-1.500 4.500-3.500 4.500S-3.500 7-3.500 4z' },
  blight: SYMBOLS.blight,
  range: { solid: 'M-12-2.500H2V-8L12 0 2 8V2.500h-14z' },
  flag: { solid: 'M-8-12h2.500v24H-8z M-5.500-11H10L6-6l4 5H-5.500z' },
  coastal: { solid: 'M-12-1c3-3 5-3 8 0s5 3 8 0 5-3 8 0v3.500c-3-3-5-3-8 0s-5 3-8 0-5-3-8 0z M-12 6c3-3 5-3 8 0s5 3 8 0 5-3 8 0v3.500c-3-3-5-3-8 0s-5 3-8 0-5-3-8 0z M-7-4 0-12 7-4z' },
  spirit: { solid: 'M0-12c6 0 9 4 9 9 0 6-3 9-3 15l-3-3-3 3-3-3-3 3c0-6-3-9-3-15 0-5 3-9 9-9z', hole: 'M-5-4a2 2.500 0 1 0 4 0 2 2.500 0 1 0-4 0z M1-4a2 2.500 0 1 0 4 0 2 2.500 0 1 0-4 0z' },
  star: { solid: 'M0.0 -12.0L2.9 -4.0L11.4 -3.7L4.8 1.5L7.1 9.7L0.0 5.0L-7.1 9.7L-4.8 1.5L-11.4 -3.7L-2.9 -4.0z' },
  marker: { solid: 'M0-12 10.400-6V6L0 12-10.400 6V-6z', hole: 'M0-7 6-3.500V3.500L0 7-6 3.500V-3.500z M0-3.500-3-1.700V1.700L0 3.500 3 1.700V-1.700z' },
  lock: { solid: 'M-9-1h2v-4a7 7 0 0 1 14 0v4h2v13H-9z', hole: 'M-4-1v-4a4 4 0 0 1 8 0v4z M-1.500 4h3v5h-3z' },
  event: { solid: disc(11), hole: 'M-1.500-7h3v9h-3z M-1.500 4.500h3v3h-3z' },
} satisfies Record<string, Drawing>;

export type SignName = keyof typeof SIGNS;

export function isSign(name: string): name is SignName {
  return name in SIGNS;
}
