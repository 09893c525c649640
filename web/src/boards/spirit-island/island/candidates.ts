/** The answers that a click on a land or a piece without one could mean: the server says of each why not. */
import type { Scene } from '../../../lib/protocol';
import { panelCandidates } from '../panels/candidates';

const LAND = /^[A-Z]\d$/;
const PIECE = /^[A-Z]\d\/(.+)$/;

/** What is asked now, said of this place instead of those that are possible. */
export function candidates(place: string, scene: Scene): string[] {
  const choices = scene.decisions[0]?.choices ?? [];
  if (LAND.test(place)) {
    const lands = choices.filter(({ places }) => LAND.test(places.at(-1) ?? ''));
    return [...new Set(lands.map(({ notation, places }) => notation.replace(new RegExp(`\\b${places.at(-1)}\\b`), place)))];
  }
  const piece = PIECE.exec(place)?.[1];
  if (piece === undefined) return panelCandidates(place, scene);
  const verbs = choices.filter(({ places }) => PIECE.test(places[0] ?? '')).map(({ notation }) => notation.split(' ')[0]!);
  return [...new Set(verbs)].map((verb) => `${verb} ${piece}`);
}
