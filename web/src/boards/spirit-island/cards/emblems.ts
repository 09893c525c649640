/**
 * A drawing of our own for each spirit, by its id: shapes on -50 … 50 over a round ground.
 *
 * To add one: an entry here with the ground's colours and a few large shapes (they are seen at 24 px
 * too), light on dark. A spirit without an entry gets `PLAIN` until it has one; docs/client.md says more.
 */
export interface Shape {
  d: string;
  /** One of the emblem's colours: 0 is the lightest. */
  tone: 0 | 1 | 2;
  /** A line of this width rather than a surface. */
  line?: number;
}

export interface Emblem {
  ground: string;
  tones: [string, string, string];
  shapes: Shape[];
}

const star = (x: number, y: number, r: number) =>
  `M${x} ${y - r}l${r * 0.25} ${r * 0.75} ${r * 0.75} ${r * 0.25}-${r * 0.75} ${r * 0.25}-${r * 0.25} ${r * 0.75}-${r * 0.25}-${r * 0.75}-${r * 0.75}-${r * 0.25} ${r * 0.75}-${r * 0.25}z`;

export const PLAIN: Emblem = {
  ground: '#4b5160',
  tones: ['#f1ead8', '#b9b4a6', '#2b2f3a'],
  shapes: [
    { d: 'M0-34c20 0 29 14 29 30 0 18-9 26-9 40l-10-8-10 8-10-8-10 8c0-14-9-22-9-40 0-16 9-30 29-30z', tone: 0 },
    { d: 'M-17-8a6 8 0 1 0 12 0 6 8 0 1 0-12 0z M5-8a6 8 0 1 0 12 0 6 8 0 1 0-12 0z', tone: 2 },
  ],
};

export const EMBLEMS: Record<string, Emblem> = {
  'river-surges-in-sunlight': {
    ground: '#1f5d83',
    tones: ['#ffd868', '#7cc6ea', '#0f3f5e'],
    shapes: [
      { d: 'M-20-4a20 20 0 0 1 40 0z', tone: 0 },
      { d: 'M0-40v9 M-26-30l6 7 M26-30l-6 7 M-39-10l9 2 M39-10l-9 2', tone: 0, line: 4 },
      { d: 'M-46 2c12-9 22-9 34 0s22 9 34 0 16-8 24-3v12c-10-5-14-3-24 4-12 9-22 9-34 0s-22-9-34 0z', tone: 1 },
      { d: 'M-42 20c11-7 20-7 31 0s20 7 31 0 14-7 20-5c-1 5-3 8-5 11-6-2-10 0-16 4-10 6-20 6-30 0s-18-6-27-1z', tone: 1 },
      { d: 'M-30 33c8-4 14-4 22 0s14 4 22 0c4-2 8-3 12-2-6 7-16 14-26 14-12 0-22-4-30-12z', tone: 2 },
    ],
  },
  'lightnings-swift-strike': {
    ground: '#3a3f6b',
    tones: ['#ffe76a', '#c6cbe8', '#23274a'],
    shapes: [
      { d: 'M-38-8c-4-12 6-20 15-17 3-11 20-15 28-5 9-5 21 0 22 10 9 0 13 8 9 14-2 4-6 5-10 5h-52c-6 0-10-2-12-7z', tone: 1 },
      { d: 'M6-14-16 14H-2l-9 32L24 8H8l12-22z', tone: 0 },
      { d: 'M-28 8l-6 12 M-20 14l-3 8 M32 6l-5 12', tone: 1, line: 3.5 },
    ],
  },
  'vital-strength-of-the-earth': {
    ground: '#5c4630',
    tones: ['#a7d178', '#c79f70', '#38291a'],
    shapes: [
      { d: 'M-44 26-20-12l10 12L8-24l36 50c-8 14-26 22-44 22s-34-8-44-22z', tone: 1 },
      { d: 'M-40 30c14-6 26-6 40 0s26 6 40 0l-5 7c-12 4-23 3-35-2s-24-6-36-1z', tone: 2 },
      { d: 'M-20-12l10 12-8 8-10-4z M8-24 24-2 12 6 0-8z', tone: 0 },
      { d: 'M2-22c-2-8 1-16 8-22 1 9-1 16-8 22z M1-22c-8 0-14-4-18-11 8-1 14 3 18 11z', tone: 0 },
    ],
  },
  'shadows-flicker-like-flame': {
    ground: '#221d33',
    tones: ['#ff9d4d', '#7a63b8', '#0e0b18'],
    shapes: [
      { d: 'M4-46c4 16 30 28 30 56a34 36 0 0 1-68 2c0-14 5-22 13-31 0 9 4 14 9 17 10-12 17-26 16-44z', tone: 1 },
      { d: 'M2-18c2 9 18 17 18 34a20 22 0 0 1-40 1c0-8 3-13 8-18 0 5 3 8 6 10 5-7 9-16 8-27z', tone: 2 },
      { d: 'M-14 14c6-5 10-4 12 2-6 3-10 2-12-2z M14 14C8 9 4 10 2 16c6 3 10 2 12-2z', tone: 0 },
    ],
  },
  thunderspeaker: {
    ground: '#7a3320',
    tones: ['#ffd08a', '#f0f0e6', '#3f170d'],
    shapes: [
      { d: 'M-26-6h52l-5 38H-21z', tone: 2 },
      { d: 'M-28-8a28 9 0 1 1 56 0 28 9 0 1 1-56 0z', tone: 0 },
      { d: 'M-24 2-14 30 -4 4 4 30 14 4 22 28', tone: 0, line: 3 },
      { d: 'M-14-24a18 18 0 0 1 28 0 M-24-32a31 31 0 0 1 48 0 M-6-16a8 8 0 0 1 12 0', tone: 1, line: 4 },
      { d: 'M36-40 30-8l4 2-4 30 12-36h-6l6-28z', tone: 1 },
    ],
  },
  'a-spread-of-rampant-green': {
    ground: '#1f5a2e',
    tones: ['#b9ea7a', '#63b85a', '#0f3319'],
    shapes: [
      { d: 'M-6 46C-14 20-34 16-30-8-27-30 4-36 14-18c8 15-8 28-18 19-7-7 0-16 7-13', tone: 1, line: 6 },
      { d: 'M14-20c2-14 12-22 26-20 0 14-12 22-26 20z', tone: 0 },
      { d: 'M-30-6c-13 0-19-8-18-20 12 0 20 8 18 20z', tone: 0 },
      { d: 'M-14 22c8-12 20-14 30-6-6 12-20 14-30 6z', tone: 0 },
      { d: 'M-20 12c-12 6-22 3-27-7 12-6 22-3 27 7z', tone: 1 },
    ],
  },
  'oceans-hungry-grasp': {
    ground: '#123f57',
    tones: ['#f2f6f5', '#3f9cc4', '#0a2636'],
    shapes: [
      { d: 'M-46 20C-44-18-18-42 12-38 32-35 44-18 40 0 35-12 22-16 12-9 2-1 6 14 20 18c10 3 20 0 27-6-4 22-24 36-47 36-22 0-40-12-46-28z', tone: 1 },
      { d: 'M40 0c-3-9-11-14-19-13l2 9-8-7c-4 2-6 5-6 9l9 1-8 6c1 6 5 11 11 13l2-8 6 9c7 1 15-2 20-7-4 10-12 16-22 17C6 30-6 18-5 0 -4-18 12-26 24-22 34-19 40-10 40 0z', tone: 0 },
      { d: 'M-34 24c8-5 14-5 22 0s14 5 22 2c-8 9-20 14-32 10-6-3-10-7-12-12z', tone: 2 },
    ],
  },
  'bringer-of-dreams-and-nightmares': {
    ground: '#3d2466',
    tones: ['#f4e3ff', '#b58be0', '#1e1136'],
    shapes: [
      { d: 'M-40 6C-24-18 24-18 40 6 24 28-24 28-40 6z', tone: 1 },
      { d: 'M-40 6C-24 26 24 26 40 6c-4 10-10 16-18 20M-30 15l-6 9 M-12 21l-3 11 M10 21l3 11 M30 15l6 9', tone: 2, line: 4 },
      { d: 'M0-8a13 13 0 1 0 13 13A10 10 0 0 1 0-8z', tone: 0 },
      { d: `${star(-24, -26, 10)}${star(4, -34, 7)}${star(28, -24, 12)}`, tone: 0 },
    ],
  },
};

export function emblemOf(spirit: string): Emblem {
  return EMBLEMS[spirit] ?? PLAIN;
}
