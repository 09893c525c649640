/** Whose things stand in the strip: the seat that I answer for, else my first, else the first. */
import type { BoardProps } from '../../board';
import { ELEMENTS, hasSpirit, type Element, type SeatView, type SpiritView } from '../view';
import { missing } from '../cards/thresholds';

export function ownSeat(props: BoardProps): number {
  return props.mine.includes(props.eyes) ? props.eyes : (props.order[0] ?? 0);
}

export function seatData(props: BoardProps, seat: number): SeatView | null {
  const data = (props.scene.view as SpiritView).seats[seat];
  return hasSpirit(data) ? data : null;
}

/** The elements of which one more would meet a threshold of an innate power or of a card in hand or in play. */
export function oneMore(data: SeatView): Set<Element> {
  const found = new Set<Element>();
  for (const power of [...data.innates, ...data.played, ...data.hand]) {
    for (const { needs } of power.thresholds) {
      if (missing(needs, data.elements) !== 1) continue;
      for (const element of ELEMENTS) if ((needs[element] ?? 0) > (data.elements[element] ?? 0)) found.add(element);
    }
  }
  return found;
}
