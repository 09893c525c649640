/** The board of Terra Mystica. */
import type { Scene } from '../../lib/protocol';
import type { BoardModule } from '../board';
import Board from './Board.svelte';
import Card from './Card.svelte';
import { chains } from './chains';
import { charts } from './charts';
import Cults from './Cults.svelte';
import { BY_NAME } from './geometry';
import { PRINTED } from './printed';
import Seat from './Seat.svelte';
import Strip from './Strip.svelte';
import Supply from './Supply.svelte';
import './tokens.css';
import type { TerraView } from './view';

/** What an own building can become. */
const UPGRADES: Record<string, string[]> = { dwelling: ['TP'], 'trading-house': ['TE', 'SH'], temple: ['SA'] };

/** The moves that a click on a place without an answer could mean. */
export function candidates(place: string, scene: Scene): string[] {
  const view = scene.view as TerraView;
  const [kind, name = '', more = ''] = place.split(':');
  switch (kind) {
    case 'faction':
      return [`setup ${name}`];
    case 'bonus':
      return [`pass ${name}`];
    case 'favour':
    case 'town':
      return [`+${name}`];
    case 'action':
      return [`action ${name}`];
    case 'track':
      return [`advance ${name}`];
    case 'bridge':
      return [`bridge ${name}:${more}`];
    case 'pool':
      return name === 'spades' ? ['dig 1'] : [];
    case 'cult':
      return more ? [`send P to ${name.toUpperCase()} for ${more}`] : [`+${name.toUpperCase()}`];
  }
  const hex = view.hexes[place];
  if (!BY_NAME.has(place) || !hex) return [];
  const seat = view.seats[view.active ?? -1];
  if (hex.building) return (UPGRADES[hex.building] ?? []).map((code) => `upgrade ${place} to ${code}`);
  if (view.phase !== 'actions' || !seat?.home || hex.terrain === seat.home) return [`build ${place}`];
  const spades = PRINTED.factions[seat.faction!]!.ways[hex.terrain][seat.home] ?? 0;
  const transform = `transform ${place} to ${PRINTED.terrains[seat.home]}`;
  return view.turn?.unused.spades ? [transform] : [`dig ${spades}`, transform];
}

export const board: BoardModule = {
  Board,
  Strip,
  panels: [
    { id: 'cults', label: 'tm-cults', component: Cults, first: true },
    { id: 'supply', label: 'tm-supply', component: Supply },
  ],
  Seat,
  Card,
  candidates,
  chains,
  source: 'tm-other-terrain',
  keys: [{ key: 'o', help: 'tm-overlay-key' }],
  charts,
};
