/** The icons of growth actions, from the words by which rules and notation call them. */
import type { TerrainName } from '../../parts/symbols';
import { isSign, type SignName } from './symbols';

export interface GrowthIcon {
  sign: SignName;
  /** Energy or card plays that it brings. */
  number: number | null;
  /** The range of added presence, or the sign of anywhere. */
  distance: string | null;
  /** Kinds of lands, any of them. */
  lands: string[];
}

/** The terrains by the signs that several boards use. */
export const LAND_SIGNS: Record<string, TerrainName> = { jungle: 'forest', mountain: 'mountain', sands: 'desert', wetland: 'lake', ocean: 'ocean' };

/** `presence-2-jungle`, `energy-3`, `gain-power` …; null for a word that has no icon yet. */
export function growthIcon(word: string): GrowthIcon | null {
  if (word !== 'presence' && isSign(word)) return { sign: word, number: null, distance: null, lands: [] };
  const [kind, first = '', ...lands] = word.split('-');
  if (kind === 'presence') return { sign: 'presence', number: null, distance: first === 'anywhere' ? '∞' : first, lands };
  if ((kind === 'energy' || kind === 'plays') && /^\d+$/.test(first) && !lands.length) return { sign: kind, number: Number(first), distance: null, lands: [] };
  return null;
}
