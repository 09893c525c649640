/** The ribbon of a turn: its steps, the present one, and what the invaders' cards bring. */
import { hasSpirit, type EventCardView, type SpiritView } from '../view';

export interface RibbonStep {
  id: string;
  now: boolean;
  /** Invader cards that act in it. */
  cards: string[];
  /** Of the explore: the stage of the card to come. */
  stage: number | null;
}

export const STEPS = ['growth', 'play', 'fast', 'event', 'fear', 'extra-build', 'ravage', 'build', 'explore', 'slow'];
/** Steps that are no step of the ribbon stand in another. */
const WITHIN: Record<string, string> = { 'blighted-island': 'fear', advance: 'explore' };

export function presentStep(view: SpiritView, seat: number): string | null {
  if (view.ending) return null;
  if (view.phase === 'spirits') {
    const data = view.seats[seat];
    return hasSpirit(data) && data.grown ? 'play' : 'growth';
  }
  if (view.phase === 'fast' || view.phase === 'slow') return view.phase;
  if (view.phase === 'invaders' && view.step) return WITHIN[view.step] ?? view.step;
  return null;
}

/** Before which step of the ribbon one of a set's own stands; usually before the fear. */
const BEFORE: Record<string, string> = { thieves: 'ravage' };

/** What stands in the ribbon: events where the game has them, an extra build where a card lies there. */
export function ribbon(view: SpiritView, seat: number): RibbonStep[] {
  const { invaders } = view;
  const now = presentStep(view, seat);
  const cards: Record<string, string[]> = { 'extra-build': invaders.extra, ravage: invaders.ravage, build: invaders.build, explore: invaders.explore };
  const shown = STEPS.filter((id) => id === now || (id !== 'event' && id !== 'extra-build') || (id === 'event' && view.events) || (cards[id]?.length ?? 0) > 0);
  const going = Object.values(view.forecast).some(({ goes }) => goes) ? 'thieves' : null;
  for (const own of [now, going]) {
    if (own && !shown.includes(own)) shown.splice(shown.indexOf(BEFORE[own] ?? 'fear'), 0, own);
  }
  return shown.map((id) => ({
    id,
    now: id === now,
    cards: cards[id] ?? [],
    stage: id === 'explore' && !invaders.explore.length ? (invaders.deck[0] ?? null) : null,
  }));
}

/** Whether seats say in this phase that they are ready. */
export function asksReady(view: SpiritView): boolean {
  return ['spirits', 'fast', 'slow'].includes(view.phase) && !view.ending;
}

/** How many fear cards are left at each terror level. */
export function fearLeft(fear: SpiritView['fear']): number[] {
  const total = fear.parts.reduce((sum, part) => sum + part, 0);
  let taken = total - fear.deck.length;
  return fear.parts.map((part) => {
    const gone = Math.min(part, taken);
    taken -= gone;
    return part - gone;
  });
}

/** The parts of an event in their order: its main event (the one that comes, or was chosen), token event, dahan event. */
export function eventParts({ asks, mains, token, dahan }: EventCardView, part: string | null): string[] {
  const main = mains.find(({ name }) => name === part) ?? (asks === 'choice' ? undefined : mains.find(({ holds }) => holds));
  return [main?.name, token, dahan].filter((name) => name != null);
}
