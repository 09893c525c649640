/** The icons of growth actions, from the words by which rules and notation call them. */
import type { TerrainName } from '../../parts/symbols';
import { isSign, type SignName } from './symbols';

export interface GrowthIcon {
  /** None for elements and for a token of the island. */
  sign: SignName | null;
  /** Energy or card plays that it brings. */
  number: number | null;
  /** The range of added presence, or the sign of anywhere. */
  distance: string | null;
  /** Kinds of lands, any of them. */
  lands: string[];
  /** Elements that it gives, or of which it gives one. */
  elements?: string[];
  isOneOf?: boolean;
  /** A token that it adds. */
  token?: string;
}

/** The terrains by the signs that several boards use. */
export const LAND_SIGNS: Record<string, TerrainName> = { jungle: 'forest', mountain: 'mountain', sands: 'desert', wetland: 'lake', ocean: 'ocean' };

/** Pieces that a land must hold, as the island draws them. */
export const PIECE_SIGNS = new Set(['beasts', 'wilds', 'dahan', 'disease', 'badlands', 'town', 'city', 'blight']);

/** Kinds of lands without a sign: `si-kind-…` tells them. */
const TOLD_LANDS = new Set(['own', 'unblighted', 'invaders']);

/** The actions that a word joins, of which one is chosen. */
export function growthWords(word: string): string[] {
  return word.split('-or-');
}

/** `presence-2-jungle`, `energy-3`, `gain-power` …; null for a word that has no icon yet. */
export function growthIcon(word: string): GrowthIcon | null {
  if (word !== 'presence' && isSign(word)) return { sign: word, number: null, distance: null, lands: [] };
  const [kind, first = '', ...lands] = word.split('-');
  const isKnown = (land: string) => land in LAND_SIGNS || land === 'coastal' || PIECE_SIGNS.has(land) || TOLD_LANDS.has(land);
  if (!lands.every(isKnown) && kind === 'presence') return null;
  if (kind === 'presence') return { sign: 'presence', number: null, distance: first === 'anywhere' ? '∞' : first, lands };
  if ((kind === 'energy' || kind === 'plays') && /^\d+$/.test(first) && !lands.length) return { sign: kind, number: Number(first), distance: null, lands: [] };
  if (kind === 'move' && first === 'presence' && lands.length === 1) return { sign: 'push-presence', number: null, distance: lands[0]!, lands: [] };
  const bare = { sign: null, number: null, distance: null, lands: [] };
  if (kind === 'elements') return { ...bare, elements: [first, ...lands] };
  if (kind === 'element' && first === 'of') return { ...bare, elements: lands, isOneOf: true };
  if (PIECE_SIGNS.has(kind!) && /^\d+$/.test(first) && !lands.length) return { ...bare, token: kind!, distance: first };
  return null;
}
