/** A land in words, as the text view has them: what it is, what it holds, what will happen there. */
import type { Text } from '../../../lib/protocol';
import { content } from '../cards/printed.svelte';
import { THIEVES } from './contents';
import { ELEMENTS, type EffectView, type LandView, type PieceGroup, type SpiritView } from '../view';

const PIECES = new Set(['explorer', 'town', 'city', 'dahan', 'beasts', 'wilds', 'disease', 'badlands', ...THIEVES]);
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
export function effectText({ kind, seat, land, number, word, corner = '', lands = '', numbers = '' }: EffectView): Text {
  return {
    id: `effect-${kind}`,
    args: {
      who: seat === null ? { id: 'nobody' } : { seat },
      land: land ?? { id: 'everywhere' },
      number,
      what: wordText(word),
      corner,
      lands: lands.replaceAll('+', ', '),
      numbers: numbers.replaceAll('+', ', '),
    },
  };
}

/** Whether an effect has to do with a land: it holds there, at a corner of it, or on several lands. */
export function isAbout({ land, corner = '', lands = '' }: EffectView, name: string): boolean {
  return land === name || corner.split('+').includes(name) || lands.split('+').includes(name);
}

function wordText(word: string): Text {
  if (ACTIONS.has(word)) return { id: `action-${word}` };
  if (PIECES.has(word)) return { id: `kind-${word}` };
  if (ELEMENTS.some((element) => element === word)) return { id: `element-${word}` };
  if (/^[A-Z]$/.test(word)) return { id: 'see-board', args: { board: word } };
  return content.facts?.powers[word] ? { id: `power-${word}` } : { id: 'everything' };
}

/** What will happen there if nobody does anything about it, in messages of the board. */
export function forecastOf(view: SpiritView, name: string): { id: string; args?: Record<string, string | number> }[] {
  const { ravage, build, more, beside, explore, explorers = 1, goes } = view.forecast[name] ?? {};
  const found: { id: string; args?: Record<string, string | number> }[] = [];
  if (ravage?.stopped) found.push({ id: 'si-no-ravage' });
  else if (ravage?.on_others) found.push({ id: 'si-ravage-others', args: { damage: ravage.on_others } });
  else if (ravage) {
    found.push({ id: 'si-ravage', args: { damage: ravage.damage, blight: ravage.blight } });
    if (ravage.dahan) found.push({ id: 'si-ravage-dahan', args: { number: ravage.dahan } });
    if (ravage.invaders) found.push({ id: 'si-ravage-invaders', args: { number: ravage.invaders } });
  }
  if (build) found.push({ id: `si-build-${build}` });
  else if (build === null) found.push({ id: 'si-no-build' });
  if (more) found.push({ id: 'si-build-more', args: { number: more } });
  if (beside) found.push({ id: 'si-build-beside', args: { number: beside } });
  if (goes) {
    const [first] = goes.to;
    const id = first === undefined ? 'si-thieves-stay' : first.slice(1) === '0' ? 'si-thieves-escape' : 'si-thieves-go';
    found.push({ id, args: { number: goes.number, lands: goes.to.join(', ') } });
  }
  if (explore) found.push({ id: 'si-explore', args: { number: explorers } });
  return found;
}
