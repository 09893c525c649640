import site from './tokens.css?raw';
import { describe, expect, it } from 'vitest';

/** The site's tokens, and those of every board. */
const boards = import.meta.glob<string>('../boards/*/tokens.css', { query: '?raw', import: 'default', eager: true });
const css = [site, ...Object.values(boards)].join('\n');

type Rgb = [number, number, number];

function hex(colour: string): Rgb {
  const n = Number.parseInt(colour.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
}

/** The two values of a token: light, dark. */
function token(name: string): [Rgb, Rgb] {
  const both = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css);
  if (both) return [hex(both[1]!), hex(both[2]!)];
  const one = new RegExp(`--${name}: (#\\w{6})`).exec(css);
  if (!one) throw new Error(`no colour --${name}`);
  return [hex(one[1]!), hex(one[1]!)];
}

function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4)) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: Rgb, b: Rgb): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const SEATS = [0, 1, 2, 3, 4, 5].map((n) => `seat-${n}`);
const TERRAINS = ['plains', 'forest', 'mountain', 'lake', 'desert', 'wasteland', 'city', 'quarter'];
/** Too dark for dark marks: what lies there is light. */
const DARK_TERRAINS = ['swamp', 'ocean'];

const TEXT: [string, string][] = [
  ...['paper', 'sheet', 'raised'].flatMap((ground): [string, string][] => [
    ['ink', ground],
    ['ink-soft', ground],
  ]),
  ...['paper', 'sheet'].flatMap((ground): [string, string][] => [
    ['accent', ground],
    ['amber', ground],
    ['red', ground],
  ]),
  ...['food', 'water', 'wood', 'mineral', 'pecunia'].map((good): [string, string] => [good, 'sheet']),
  ...['el-sun', 'el-moon', 'el-fire', 'el-air', 'el-water', 'el-earth', 'el-plant', 'el-animal', 'speed-fast', 'speed-slow', 'energy', 'fear', 'blight', 'token-beasts', 'token-wilds', 'token-disease', 'token-strife', 'token-dahan'].map(
    (sign): [string, string] => [sign, 'sheet'],
  ),
  ...['coins', 'workers', 'priests', 'power', 'vp', 'spades', 'keys', 'fire', 'water', 'earth', 'air'].flatMap((name): [string, string][] => [
    [`tm-${name}`, 'sheet'],
    [`tm-${name}`, 'tm-tile'],
  ]),
  ['on-accent', 'accent'],
  ['ink', 'accent-soft'],
  ['ink', 'amber-soft'],
  ['ink', 'red-soft'],
  ['amber', 'amber-soft'],
  ['red', 'red-soft'],
];

/** What Spirit Island draws with a light edge, or on a light coin. */
const ON_THE_ISLAND = [
  ...SEATS.map((seat) => `si-${seat}`),
  ...['blight', 'ravage', 'defence', 'strife', 'hurt', 'beasts', 'wilds', 'disease', 'badlands', 'source'].map((thing) => `si-${thing}`),
];

const SHAPES: [string, string][] = [
  ...SEATS.flatMap((seat): [string, string][] => [
    [seat, 'sheet'],
    [seat, 'paper'],
  ]),
  ['edge-strong', 'sheet'],
  ['edge-strong', 'paper'],
  ['spectre', 'spectre-edge'],
  ...TERRAINS.map((terrain): [string, string] => ['on-terrain', terrain]),
  ...DARK_TERRAINS.map((terrain): [string, string] => ['piece', terrain]),
  ...ON_THE_ISLAND.map((thing): [string, string] => [thing, 'piece']),
  ['on-terrain', 'si-invader'],
  ['on-terrain', 'si-dahan'],
  ['on-terrain', 'si-marker'],
  ['on-terrain', 'si-flame'],
];

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('contrast in the %s theme', (_name, theme) => {
  it.each(TEXT)('text %s on %s', (a, b) => {
    expect(contrast(token(a)[theme], token(b)[theme])).toBeGreaterThanOrEqual(4.5);
  });
  it.each(SHAPES)('shape %s on %s', (a, b) => {
    expect(contrast(token(a)[theme], token(b)[theme])).toBeGreaterThanOrEqual(3);
  });
});

/** Machado et al. 2009, full severity; applied to sRGB values as they are, a rough check with a limit of our own. */
const DEFICIENCIES: Record<string, number[]> = {
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

describe.each(Object.entries(DEFICIENCIES))('seat colours under %s', (_name, m) => {
  it.each([0, 1] as const)('differ in theme %i', (theme) => {
    const seen = SEATS.map((seat) => {
      const [r, g, b] = token(seat)[theme];
      return [0, 3, 6].map((row) => m[row]! * r + m[row + 1]! * g + m[row + 2]! * b);
    });
    for (let i = 0; i < seen.length; i++) {
      for (let j = 0; j < i; j++) {
        const distance = Math.hypot(...seen[i]!.map((c, k) => c - seen[j]![k]!));
        expect(distance, `${SEATS[i]} and ${SEATS[j]}`).toBeGreaterThan(25);
      }
    }
  });
});
