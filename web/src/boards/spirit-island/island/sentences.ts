/** A land in words, as the text view has them: what it is, what it holds, what will happen there. */
import type { Text } from '../../../lib/protocol';
import { ELEMENTS, type EffectView, type LandView, type PieceGroup, type SpiritView } from '../view';

const PIECES = new Set(['explorer', 'town', 'city', 'dahan', 'beasts', 'wilds', 'disease', 'badlands']);
const ACTIONS = new Set(['ravage', 'build', 'explore']);

export function kindOf(land: LandView): Text {
  return { id: land.coastal ? 'see-coastal' : 'see-inland', args: { terrain: { id: `terrain-${land.terrain}` } } };
}

function pieceText({ piece, damage, strife, number }: PieceGroup): Text {
  const pieces: Text = { id: `piece-${piece}`, args: { number } };
  const hurt: Text = damage ? { id: 'piece-hurt', args: { piece: pieces, damage } } : pieces;
  return strife ? { id: 'piece-strife', args: { piece: hurt, strife } } : hurt;
}

export function holds(land: LandView): Text[] {
  return [
    ...land.pieces.map(pieceText),
    ...(land.blight ? [{ id: 'see-holds-blight', args: { number: land.blight } }] : []),
    ...land.presence.flatMap((number, seat): Text[] =>
      number ? [{ id: land.sacred.includes(seat) ? 'see-holds-sacred' : 'see-holds-presence', args: { who: { seat }, number } }] : [],
    ),
    ...(land.defence ? [{ id: 'see-holds-defence', args: { number: land.defence } }] : []),
    ...land.stopped.map((action): Text => ({ id: 'see-holds-stopped', args: { action: { id: `action-${action}` } } })),
  ];
}

/** Everything that is in force in one land or everywhere, as the rules call it. */
export function effectText({ kind, seat, land, number, word }: EffectView): Text {
  return {
    id: `effect-${kind}`,
    args: {
      who: seat === null ? { id: 'nobody' } : { seat },
      land: land ?? { id: 'everywhere' },
      number,
      what: wordText(word),
    },
  };
}

function wordText(word: string): Text {
  if (ACTIONS.has(word)) return { id: `action-${word}` };
  if (PIECES.has(word)) return { id: `kind-${word}` };
  if (ELEMENTS.some((element) => element === word)) return { id: `element-${word}` };
  return word ? { id: `power-${word}` } : { id: 'everything' };
}

/** What will happen there if nobody does anything about it, in messages of the board. */
export function forecastOf(view: SpiritView, name: string): { id: string; args?: Record<string, string | number> }[] {
  const { ravage, build, explore } = view.forecast[name] ?? {};
  const found: { id: string; args?: Record<string, string | number> }[] = [];
  if (ravage?.stopped) found.push({ id: 'si-no-ravage' });
  else if (ravage) {
    found.push({ id: 'si-ravage', args: { damage: ravage.damage, blight: ravage.blight } });
    if (ravage.dahan) found.push({ id: 'si-ravage-dahan', args: { number: ravage.dahan } });
    if (ravage.invaders) found.push({ id: 'si-ravage-invaders', args: { number: ravage.invaders } });
  }
  if (build) found.push({ id: `si-build-${build}` });
  else if (build === null) found.push({ id: 'si-no-build' });
  if (explore) found.push({ id: 'si-explore' });
  return found;
}
