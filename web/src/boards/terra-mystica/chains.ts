/** What one click on a hex or an octagon does in several steps: dig, transform and build; sacrifice and act. */
import type { Decision, Scene, Text } from '../../lib/protocol';
import type { Offer } from '../board';
import { PRINTED, TERRAINS } from './printed';
import { times, type Stock, type TerraView, type Terrain } from './view';

type Chain = Omit<Offer, 'notation'>;

const AMOUNTS: Record<string, string> = { workers: 'W', coins: 'C', priests: 'P', power: 'PW' };

/** A price in words. */
function words(price: Stock): Text[] {
  const parts = Object.keys(AMOUNTS).filter((name) => price[name]);
  return parts.length ? parts.map((name) => ({ id: `amount-${AMOUNTS[name]}`, args: { number: price[name]! } })) : [{ id: 'nothing' }];
}

function chain(moves: string[], label: Text, places: string[], points = 0): Chain {
  const whole: Text = points > 0 ? { id: 'do-for-points', args: { what: label, points } } : label;
  return { moves, label: whole, places, warnings: [], ends: false };
}

export function chains(scene: Scene, decision: Decision): Chain[] {
  const view = scene.view as TerraView;
  if (view.turn?.seat !== decision.seat) return [];
  const legal = new Set(decision.choices.map((choice) => choice.notation));
  return [...homes(view, decision.seat, legal), ...others(view, decision, legal), ...sacrifices(view, decision.seat, legal)];
}

/** Home terrain on a hex, with and without a dwelling on it. */
function homes(view: TerraView, seat: number, legal: Set<string>): Chain[] {
  const home = view.seats[seat]?.home;
  const found = view.turn?.digs?.homes ?? {};
  if (!home) return [];
  return Object.entries(found).flatMap(([hex, dig]) => {
    const terrain: Text = { id: `terrain-${home}` };
    const moves = [...(dig.buys ? [`dig ${dig.buys}`] : []), `transform ${hex} to ${PRINTED.terrains[home]}`];
    const args = { hex, terrain, spades: dig.spades, price: words(dig.price) };
    const both = dig.dwelling
      ? [chain([...moves, `build ${hex}`], { id: Object.keys(dig.price).length ? 'tm-dig-build' : 'tm-transform-build', args: { ...args, dwelling: words(dig.dwelling) } }, [hex], dig['points-built'])]
      : [];
    // Without spades to buy, transforming alone is an answer by itself.
    const alone = legal.has(moves[0]!) && moves.length > 1 ? [chain(moves, { id: 'tm-dig', args }, [hex], dig.points)] : [];
    return [...both, ...alone];
  });
}

/** Another terrain, chosen on the circle around the hex. */
function others(view: TerraView, decision: Decision, legal: Set<string>): Chain[] {
  const data = view.seats[decision.seat];
  const digs = view.turn?.digs;
  if (!data?.faction || !digs?.most) return [];
  const ways = PRINTED.factions[data.faction]!.ways;
  return digs.land.flatMap((hex) =>
    TERRAINS.flatMap((terrain: Terrain) => {
      const spades = ways[view.hexes[hex]!.terrain][terrain];
      if (!spades || spades > digs.most || terrain === data.home || !legal.has(`dig ${spades}`)) return [];
      const label: Text = { id: 'tm-dig', args: { hex, terrain: { id: `terrain-${terrain}` }, spades, price: words(times(data.digging.spade, spades)) } };
      return [chain([`dig ${spades}`, `transform ${hex} to ${PRINTED.terrains[terrain]}`], label, [hex, `terrain:${terrain}`], pointsFor(decision, `dig ${spades}`))];
    }),
  );
}

/** The points that an answer scores at once. */
function pointsFor(decision: Decision, notation: string): number {
  const label = decision.choices.find((choice) => choice.notation === notation)?.label;
  return label?.id === 'do-for-points' ? Number(label.args?.points) : 0;
}

/** A power action for which tokens are sacrificed first: just as many as are missing. */
function sacrifices(view: TerraView, seat: number, legal: Set<string>): Chain[] {
  const bowl = view.seats[seat]?.bowls?.[2] ?? 0;
  return view.actions.flatMap(({ action, power, used }) => {
    const missing = power - bowl;
    if (used || missing <= 0 || !legal.has(`burn ${missing}`)) return [];
    const label: Text = { id: 'tm-burn-act', args: { number: missing, power, what: { id: `action-${action}` } } };
    return [chain([`burn ${missing}`, `action ${action}`], label, [`action:${action}`])];
  });
}
