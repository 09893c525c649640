/** What `loci.games.spirit_island.words.view.see` sends. */
import type { Text } from '../../lib/protocol';

export type Terrain = 'ocean' | 'jungle' | 'mountain' | 'sands' | 'wetland';
export type Element = 'sun' | 'moon' | 'fire' | 'air' | 'water' | 'earth' | 'plant' | 'animal';
export type InvaderAction = 'ravage' | 'build' | 'explore';
export type Phase = 'choosing' | 'setup' | 'spirits' | 'fast' | 'invaders' | 'slow' | 'time-passes';

export const ELEMENTS: Element[] = ['sun', 'moon', 'fire', 'air', 'water', 'earth', 'plant', 'animal'];
export const TERRAINS: Terrain[] = ['jungle', 'mountain', 'sands', 'wetland'];

/** Pieces that are alike: kind, what lies on them, and the health they have there (tokens have none). */
export interface PieceGroup {
  piece: string;
  damage: number;
  health: number;
  number: number;
  strife?: number;
}

export interface LandView {
  terrain: Terrain;
  coastal: boolean;
  near: string[];
  pieces: PieceGroup[];
  blight: number;
  /** By seat. */
  presence: number[];
  /** The seats that have a sacred site here. */
  sacred: number[];
  defence: number;
  /** What the invaders there would deal, less the defence. */
  damage: number;
  stopped: InvaderAction[];
  /** Of an ocean: whether it counts as a land. */
  in_play?: boolean;
}

export interface Forecast {
  /** Damage after defence, blight that comes, dahan and invaders that fall; damage that goes to invaders beside the land in its place. */
  ravage?: { damage: number; blight: number; dahan: number; invaders: number; stopped: boolean; on_others?: number };
  /** The building that comes; null if none does. */
  build?: 'town' | 'city' | null;
  /** Buildings that come with it, in the land and in lands beside it. */
  more?: number;
  beside?: number;
  /** An explorer comes if the next card names the land; or several. */
  explore?: true;
  explorers?: number;
  /** Pieces of a scenario that go on by themselves: how many, and where to (an ocean: they escape; nowhere: they cannot). */
  goes?: { number: number; to: string[] };
}

/** What decides which main event of a card is carried out. */
export type EventAsks = 'choice' | 'stage' | 'terror' | 'health';

/** A main event: when it is carried out, or what it costs (all players together on the table, each of them as printed). */
export interface MainEvent {
  name: string;
  when: number[];
  energy: number;
  element: Element | null;
  /** What it costs is known only as it is carried out: its text says it. */
  varies?: true;
  /** On the table: whether it is the one that comes now, or can be chosen. */
  holds?: boolean;
}

export interface EventCardView {
  asks: EventAsks;
  mains: MainEvent[];
  token: string | null;
  dahan: string | null;
}

export interface EffectView {
  kind: string;
  seat: number | null;
  land: string | null;
  number: number;
  word: string;
  /** The corner that it holds on, by the lands and oceans that meet there: `A1+A4+A5`. */
  corner?: string;
  /** Several lands that it is about, and numbers that it tells: `A5+A6`, `0+3`. */
  lands?: string;
  numbers?: string;
}

export interface AdversaryView {
  id: string;
  level: number;
  stands?: Text;
}

export type Kept = number | Elements | CardView[] | string[];

export interface Space {
  uncovered: boolean;
  number?: number;
  element?: Element | 'any';
  /** Where there are several. */
  elements?: (Element | 'any')[];
  reclaim?: true;
  /** What else it lets the spirit do. */
  words?: string[];
}

export type Elements = Partial<Record<Element, number>>;

export interface Threshold {
  needs: Elements;
  met?: boolean;
}

/** The header of a power as it counts for the seat that has it. */
export interface CardView {
  card: string;
  deck: string;
  cost: number;
  speed: 'fast' | 'slow';
  elements: Elements;
  range: { from: 'sacred-site' | 'presence'; distance: number; terrain?: Terrain } | null;
  target: string;
  thresholds: Threshold[];
  used?: boolean;
}

export interface SeatView {
  spirit: string;
  /** How many special rules it has. */
  specials: number;
  energy: number;
  income: number;
  plays: number;
  plays_made: number;
  grown: boolean;
  ready: boolean;
  energy_track: Space[];
  plays_track: Space[];
  growth: string[][];
  /** Energy that each option costs. */
  growth_prices: number[];
  growth_always: string[];
  growth_pick: number;
  growth_taken: number[];
  /** Options that are not open yet. */
  growth_closed?: number[];
  presence: Record<string, number>;
  presence_left: number;
  destroyed: number;
  drowned: number;
  /** What the spirit keeps besides, by name: a number, elements, cards or words. */
  kept?: Record<string, Kept>;
  elements: Elements;
  free_elements: number;
  hand: CardView[];
  played: CardView[];
  /** Cards in play that the spirit has not played. */
  lent: CardView[];
  discard: CardView[];
  innates: CardView[];
  /** The lands that each card in hand or in play, and each innate power, could target now. */
  reach: Record<string, string[]>;
  progression: string[];
}

/** `stands` tells how a condition of its own stands. */
export interface AdversaryView {
  id: string;
  level: number;
  stands?: Text;
}

export interface SpiritView {
  turn: number;
  phase: Phase;
  step: string | null;
  ending: string | null;
  /** `stands` tells how a condition of its own stands. */
  adversary: AdversaryView | null;
  /** A second one, which supports the first. */
  supporting?: AdversaryView;
  scenario: string | null;
  difficulty: number;
  rules: string[];
  /** The letters of the boards by slot of the layout. */
  boards: string[];
  /** Boards that came to the island in the game, the last of `boards`: `E-side0-A-side2`, of which side along which. */
  added?: string[];
  /** Boards that are gone. */
  sunk?: string[];
  /** Lands that are one: `A5+A4`, of which the first holds everything. */
  woven?: string[];
  layout: string;
  starts: string[];
  lands: Record<string, LandView>;
  /** The lands that the open cards name. */
  coming: { ravage: string[]; build: string[] };
  /** What the open cards do in each of their lands if nobody does anything about it. */
  forecast: Record<string, Forecast>;
  fear: {
    terror: number;
    markers: number;
    generated: number;
    parts: number[];
    deck: (string | null)[];
    earned: (string | null)[];
    discard: string[];
    shown?: string[];
  };
  invaders: {
    deck: number[];
    explore: string[];
    build: string[];
    ravage: string[];
    extra: string[];
    discard: string[];
    /** Stages of cards that lie face down in the discard; cards of the deck that everybody knows. */
    covered?: number[];
    known?: string[];
    queue: string[];
    acting: string | null;
    order?: string[];
    extra_build?: unknown;
  };
  blight: { side: 'none' | 'healthy' | 'blighted'; pool: number; card: string | null; per_player: number | null; on_island: number; left?: number; known?: string; used?: string[] };
  /** The deck from the top: face down (null) but for cards that everybody knows; and the card that is carried out. */
  events?: { left: number; deck: (string | null)[]; discard: string[]; now: (EventCardView & { card: string }) | null };
  decks: Record<'minor' | 'major', { left: number; discard: string[]; order?: string[] }>;
  removed: string[];
  effects: EffectView[];
  /** What a game that is over has left for one that follows it (Second Wave). */
  left?: string;
  /** A seat without a spirit has nothing else yet. */
  seats: (SeatView | { spirit: null })[];
}

export function hasSpirit(seat: SeatView | { spirit: null } | undefined): seat is SeatView {
  return seat != null && seat.spirit !== null;
}
