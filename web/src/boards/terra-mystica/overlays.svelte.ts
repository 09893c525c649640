/** What can be laid over the map: reach, spades, towns in the making, offers of power. */
import { PRINTED } from './printed';
import type { TerraView } from './view';

export type Overlay = 'none' | 'reach' | 'spades' | 'towns' | 'offers';
export const OVERLAYS: Overlay[] = ['none', 'reach', 'spades', 'towns', 'offers'];

class Shown {
  overlay = $state<Overlay>('none');

  next(): void {
    this.overlay = OVERLAYS[(OVERLAYS.indexOf(this.overlay) + 1) % OVERLAYS.length]!;
  }
}

export const shown = new Shown();

/** What an overlay writes on a hex. */
export interface Mark {
  kind: 'direct' | 'ship' | 'skip' | 'spades' | 'home' | 'power' | 'town';
  /** Numbers: spades; power of a group; per seat what it would be offered. */
  number?: number;
  offers?: { seat: number; power: number }[];
}

/** The marks of an overlay for a seat, by hex. */
export function marks(view: TerraView, overlay: Overlay, seat: number): Map<string, Mark> {
  const data = view.seats[seat];
  const found = new Map<string, Mark>();
  if (!data?.faction) return found;
  if (overlay === 'reach') {
    for (const kind of ['direct', 'ship', 'skip'] as const) for (const hex of data.reach[kind] ?? []) found.set(hex, { kind });
  } else if (overlay === 'spades') {
    const ways = PRINTED.factions[data.faction]!.ways;
    for (const [name, hex] of Object.entries(view.hexes)) {
      if (hex.building) continue;
      const spades = ways[hex.terrain][data.home!];
      found.set(name, hex.terrain === data.home ? { kind: 'home' } : { kind: 'spades', number: spades ?? 0 });
    }
  } else if (overlay === 'offers') {
    for (const [name, values] of Object.entries(view.beside)) {
      const hex = view.hexes[name]!;
      if (hex.building && hex.owner !== seat) continue;
      const offers = values.flatMap((power, other) => (other !== seat && power ? [{ seat: other, power }] : []));
      if (offers.length) found.set(name, { kind: 'power', offers });
    }
  }
  return found;
}
