/** What lies in a land, as groups of what is alike, in the order in which they are drawn. */
import type { EffectView, Forecast, InvaderAction, LandView, PieceGroup } from '../view';

export type GroupKind = 'piece' | 'token' | 'blight' | 'presence' | 'defence' | 'stopped' | 'effect' | 'marker' | 'source' | 'ravage' | 'build';

export interface Group {
  /** Its own name among the groups of the land. */
  key: string;
  kind: GroupKind;
  /** The drawing. */
  symbol: string;
  count: number;
  /** The place that is pointed at for it. */
  place: string | null;
  /** Of a ravage to come: the blight that it brings. */
  damage: number;
  health: number;
  strife: number;
  /** So many of them will be destroyed if nobody does anything about it. */
  loss: number;
  /** What a piece shows that may lie face down: a number, nothing (0), or its back (null). */
  face?: number | null;
  /** Whose it is, and whether it makes a sacred site. */
  seat: number | null;
  sacred: boolean;
}

/** Thieves of a scenario: face down, then with what they show. */
export const THIEVES = ['thief', 'thief-blank', 'thief-one', 'thief-two', 'thief-three'];
const ORDER = ['city', 'town', 'explorer', ...THIEVES, 'dahan', 'beasts', 'wilds', 'disease', 'badlands'];
const TOKENS = new Set(['beasts', 'wilds', 'disease', 'badlands']);
/** What the rulebook prints; other health is shown. */
export const HEALTH: Record<string, number> = { explorer: 1, town: 2, city: 3, dahan: 2, thief: 1 };

/** A piece as the rules name it: `town`, `town-1` with 1 damage, `town-1*2` with 2 strife as well. */
export function wordOf({ piece, damage, strife }: Pick<PieceGroup, 'piece' | 'damage' | 'strife'>): string {
  return `${piece}${damage ? `-${damage}` : ''}${strife ? `*${strife}` : ''}`;
}

function group(key: string, kind: GroupKind, symbol: string, count: number, more: Partial<Group> = {}): Group {
  return { key, kind, symbol, count, place: null, damage: 0, health: 0, strife: 0, loss: 0, seat: null, sacred: false, ...more };
}

function rank({ piece, damage, strife = 0 }: PieceGroup): number {
  const known = ORDER.indexOf(piece);
  return (known < 0 ? ORDER.length : known) * 10_000 + damage * 100 + strife;
}

/** Effects that are drawn in another way. */
const SHOWN_OTHERWISE = new Set(['defend', 'skip']);
/** Markers of scenarios by the kind of their effect, and their drawings; any other effect is a star. */
const MARKERS: Record<string, string> = { 'hidden-marker': 'unknown', 'source-found': 'source', 'flame-marker': 'flame', 'warding-pattern': 'ward', isolate: 'isolate' };

function markers(effects: EffectView[]): Group[] {
  return effects.flatMap(({ kind, number, word }, n) => {
    const symbol = MARKERS[kind];
    if (!symbol) return [];
    // A source of power has its own number, and belongs to whoever found it.
    if (symbol === 'source') return [group(`source-${number}-${n}`, 'source', word === 'spirits' ? 'source' : 'taken', number)];
    return [group(`${symbol}-${n}`, 'marker', symbol, 1)];
  });
}

export function contents(name: string, land: LandView, forecast: Forecast | undefined, effects: EffectView[]): Group[] {
  const pieces = land.pieces
    .toSorted((a, b) => rank(a) - rank(b))
    .map((piece) => {
      const word = wordOf(piece);
      const { damage, health, strife = 0 } = piece;
      const more = { place: `${name}/${word}`, damage, health, strife };
      const thief = THIEVES.indexOf(piece.piece);
      if (thief >= 0) return group(word, 'piece', 'thief', piece.number, { ...more, face: thief ? thief - 1 : null });
      return group(word, TOKENS.has(piece.piece) ? 'token' : 'piece', piece.piece, piece.number, more);
    });
  doom(pieces, forecast?.ravage?.dahan ?? 0);
  const first = pieces.findIndex(({ kind }) => kind === 'token');
  const [standing, tokens] = first < 0 ? [pieces, []] : [pieces.slice(0, first), pieces.slice(first)];
  const build = forecast?.build ? [group('build', 'build', forecast.build, 1)] : [];
  const blight = land.blight ? [group('blight', 'blight', 'blight', land.blight)] : [];
  const presence = land.presence.flatMap((count, seat) =>
    count ? [group(`presence-${seat}`, 'presence', 'presence', count, { seat, sacred: land.sacred.includes(seat) })] : [],
  );
  const ravage = forecast?.ravage;
  const others = effects.filter(({ kind }) => !SHOWN_OTHERWISE.has(kind) && !MARKERS[kind]);
  return [
    ...(ravage && !ravage.stopped ? [group('ravage', 'ravage', 'ravage', ravage.damage, { damage: ravage.blight })] : []),
    ...standing,
    ...build,
    ...tokens,
    ...blight,
    ...presence,
    ...(land.defence ? [group('defence', 'defence', 'defence', land.defence)] : []),
    ...stopped(land.stopped),
    ...markers(effects),
    ...(others.length ? [group('effect', 'effect', 'effect', others.length)] : []),
  ];
}

/** Dahan that fall in a ravage: the hurt ones first. */
function doom(pieces: Group[], number: number): void {
  for (const group of pieces.toReversed()) {
    if (group.symbol !== 'dahan') continue;
    group.loss = Math.min(group.count, number);
    number -= group.loss;
  }
}

function stopped(actions: InvaderAction[]): Group[] {
  return actions.map((action) => group(`no-${action}`, 'stopped', action, 1));
}
