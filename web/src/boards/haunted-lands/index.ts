/** The board of Haunted Lands. */
import type { Scene } from '../../lib/protocol';
import type { BoardModule } from '../board';
import Board from './Board.svelte';
import Card from './Card.svelte';
import Cards from './Cards.svelte';
import { charts } from './charts';
import { BY_NAME } from './geometry';
import course from './course.json';
import Seat from './Seat.svelte';
import Strip from './Strip.svelte';
import './tokens.css';
import type { HauntedView } from './view';

/** A click on a place without an answer: haunt it, go there, learn or train it. */
export function candidates(place: string, scene: Scene): string[] {
  const view = scene.view as HauntedView;
  const [kind, name] = place.split(':');
  if (kind === 'skill') return [`learn ${name}`];
  if (kind === 'track') return [`train ${name}`];
  if (!BY_NAME.has(place)) return [];
  if (view.phase === 'haunting') return [`haunt ${place}`];
  return view.phase === 'turns' ? [`travel ${place}`] : [];
}

export const board: BoardModule = {
  Board,
  Strip,
  panels: [{ id: 'cards', label: 'hl-cards', component: Cards, beside: true }],
  Seat,
  Card,
  candidates,
  charts,
  course,
};
