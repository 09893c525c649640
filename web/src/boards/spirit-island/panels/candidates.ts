/** The answers that a click on a panel, a track or a card without one could mean: the server says of each why not. */
import type { Scene } from '../../../lib/protocol';
import { hasSpirit, type SpiritView } from '../view';

export function panelCandidates(place: string, scene: Scene): string[] {
  const view = scene.view as SpiritView;
  const [kind, name = '', action = ''] = place.split(':');
  if (kind === 'growth') return action ? [] : [`growth ${name}`];
  if (kind === 'spirit') return [`choose ${name}`];
  if (kind === 'seat') return [`target P${Number(name) + 1}`];
  if (kind === 'element') return [`element ${name}`];
  if (kind !== 'card') return [];
  const seat = view.seats.find((one) => hasSpirit(one) && [...one.hand, ...one.played, ...one.lent, ...one.discard, ...one.innates].some((card) => card.card === name));
  if (!hasSpirit(seat)) return [];
  const isHere = (pile: { card: string }[]) => pile.some((card) => card.card === name);
  if (isHere(seat.discard)) return [`reclaim ${name}`];
  if (view.phase === 'spirits') return isHere(seat.innates) ? [`use ${name}`] : [`play ${name}`];
  return [`use ${name}`];
}
