/** Of what the score of all is made; the rules' own sum is the outcome's. */
import type { SpiritView } from '../view';

export interface ScoreLine {
  label: string;
  points: number;
}

/** The invaders that are left, by kind. */
export function countInvaders(view: SpiritView): { explorers: number; towns: number; cities: number } {
  const groups = Object.values(view.lands).flatMap((land) => land.pieces);
  const count = (kind: string) => groups.reduce((sum, group) => sum + (group.piece === kind ? group.number : 0), 0);
  return { explorers: count('explorer'), towns: count('town'), cities: count('city') };
}

/** Fear cards earned in the whole game. */
export function fearCards(view: SpiritView): number {
  return view.fear.parts.reduce((sum, part) => sum + part, 0) - view.fear.deck.length;
}

export function scoreLines(view: SpiritView, won: boolean): ScoreLine[] {
  const players = view.seats.length;
  const { deck, discard, ravage, build, extra, explore } = view.invaders;
  const dahan = Object.values(view.lands).flatMap((land) => land.pieces).reduce((sum, group) => sum + (group.piece === 'dahan' ? group.number : 0), 0);
  const cards = won ? 2 * deck.length : [discard, ravage, build, extra, explore].reduce((sum, pile) => sum + pile.length, 0);
  return [
    { label: 'si-score-difficulty', points: (won ? 5 : 2) * view.difficulty },
    ...(won ? [{ label: 'si-score-victory', points: 10 }] : []),
    { label: won ? 'si-score-cards-left' : 'si-score-cards-gone', points: cards },
    { label: 'si-score-dahan', points: Math.floor(dahan / players) },
    { label: 'si-score-blight', points: -Math.floor(view.blight.on_island / players) },
  ];
}
