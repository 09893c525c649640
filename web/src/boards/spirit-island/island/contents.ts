/** What lies in a land, as groups of what is alike, in the order in which they are drawn. */
import type { EffectView, Forecast, InvaderAction, LandView, PieceGroup } from '../view';

export type GroupKind = 'piece' | 'token' | 'blight' | 'presence' | 'defence' | 'stopped' | 'effect' | 'ravage' | 'build' | 'explore';

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
  /** Whose it is, and whether it makes a sacred site. */
  seat: number | null;
  sacred: boolean;
}

const ORDER = ['city', 'town', 'explorer', 'dahan', 'beasts', 'wilds', 'disease', 'badlands'];
const TOKENS = new Set(['beasts', 'wilds', 'disease', 'badlands']);
/** What the rulebook prints; other health is shown. */
export const HEALTH: Record<string, number> = { explorer: 1, town: 2, city: 3, dahan: 2 };

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

export function contents(name: string, land: LandView, forecast: Forecast | undefined, effects: EffectView[]): Group[] {
  const pieces = land.pieces
    .toSorted((a, b) => rank(a) - rank(b))
    .map((piece) => {
      const word = wordOf(piece);
      const { damage, health, strife = 0 } = piece;
      return group(word, TOKENS.has(piece.piece) ? 'token' : 'piece', piece.piece, piece.number, { place: `${name}/${word}`, damage, health, strife });
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
  const others = effects.filter(({ kind }) => !SHOWN_OTHERWISE.has(kind));
  return [
    ...(ravage && !ravage.stopped ? [group('ravage', 'ravage', 'ravage', ravage.damage, { damage: ravage.blight })] : []),
    ...standing,
    ...build,
    ...tokens,
    ...blight,
    ...presence,
    ...(land.defence ? [group('defence', 'defence', 'defence', land.defence)] : []),
    ...stopped(land.stopped),
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
