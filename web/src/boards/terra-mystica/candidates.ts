/** Why nothing can be answered at a place: what a click on it could have meant. */
import type { Scene } from '../../lib/protocol';
import { BY_NAME } from './geometry';
import { PRINTED } from './printed';
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
  const spades = PRINTED.factions[seat.faction!]!.ways[hex.terrain][seat.home] || 1;
  const transform = `transform ${place} to ${PRINTED.terrains[seat.home]}`;
  if (view.turn?.unused.spades) return [transform];
  const isNear = Object.values(seat.reach).some((hexes) => hexes?.includes(place));
  // Out of reach no spade helps: that is the reason then, not what so many spades cost.
  return [`dig ${isNear ? spades : 1}. ${transform}`];
}
