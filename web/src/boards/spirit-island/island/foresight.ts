/** What an answer would change: the island as it is, held against the scene that the answer would lead to. */
import type { Scene, Text } from '../../../lib/protocol';
import { hasSpirit, type SpiritView } from '../view';
import { effectText, forecastOf, holds } from './sentences';

export interface Foreseen {
  /** The lands in which something changes: what they would hold. */
  lands: { name: string; holds: Text[] }[];
  /** What would come into force. */
  effects: Text[];
  /** The lands for which the invaders' cards would mean something else. */
  coming: { name: string; what: ReturnType<typeof forecastOf> }[];
  fear: number;
  /** What I would be asked next. */
  next: Text | null;
  /** Nothing at all would come of it, for the spirits neither. */
  nothing: boolean;
}

const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

/** Of the spirits what a power can change: not that it is used up. */
function spirits(view: SpiritView): unknown {
  return view.seats.map((seat) => (hasSpirit(seat) ? [seat.energy, seat.elements, seat.hand.map(({ card }) => card), seat.destroyed, seat.presence_left, seat.plays, seat.kept] : null));
}

/** Null where chance or a secret decides what comes, or what comes of it is not seen on the island. */
export function foreseen(before: Scene, after: Scene, seat: number): Foreseen | null {
  if (!after.made.length) return null;
  const [old, now] = [before.view as SpiritView, after.view as SpiritView];
  const known = new Set(old.effects.map((effect) => JSON.stringify(effect)));
  const names = Object.keys(now.lands);
  const asked = after.decisions.find((decision) => decision.seat === seat)?.prompt ?? null;
  const found: Foreseen = {
    lands: names.flatMap((name) => {
      const [was, is] = [old.lands[name], now.lands[name]!].map((land) => (land ? holds(land) : []));
      return differ(was, is) ? [{ name, holds: is! }] : [];
    }),
    // A defence is told with the land.
    effects: now.effects.filter((effect) => effect.kind !== 'defend' && !known.has(JSON.stringify(effect))).map(effectText),
    coming: names.flatMap((name) => {
      const [was, is] = [old, now].map((view) => forecastOf(view!, name).filter(({ id }) => id !== 'si-explore'));
      return differ(was, is) ? [{ name, what: is! }] : [];
    }),
    fear: Math.max(0, now.fear.generated + now.fear.markers * (now.fear.earned.length - old.fear.earned.length) - old.fear.generated),
    // The next step of the same phase says nothing of the answer.
    next: asked && differ(asked, before.decisions.find((decision) => decision.seat === seat)?.prompt) && /^ask-(?!fast|slow|turn)/.test(asked.id) ? asked : null,
    nothing: false,
  };
  if (found.lands.length || found.effects.length || found.coming.length || found.fear || found.next) return found;
  return differ(spirits(old), spirits(now)) || after.outcome ? null : { ...found, nothing: true };
}
