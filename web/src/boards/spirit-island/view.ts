/** What `loci.games.spirit_island.words.view.see` sends. */
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
  /** Damage after defence, blight that comes, dahan and invaders that fall. */
  ravage?: { damage: number; blight: number; dahan: number; invaders: number; stopped: boolean };
  /** The building that comes; null if none does. */
  build?: 'town' | 'city' | null;
  /** An explorer comes if the next card names the land. */
  explore?: true;
}

export interface EffectView {
  kind: string;
  seat: number | null;
  land: string | null;
  number: number;
  word: string;
}

export interface Space {
  uncovered: boolean;
  number?: number;
  element?: Element | 'any';
  reclaim?: true;
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
  growth_always: string[];
  growth_pick: number;
  growth_taken: number[];
  presence: Record<string, number>;
  presence_left: number;
  destroyed: number;
  drowned: number;
  elements: Elements;
  free_elements: number;
  hand: CardView[];
  played: CardView[];
  discard: CardView[];
  innates: CardView[];
  /** The lands that each card in hand or in play, and each innate power, could target now. */
  reach: Record<string, string[]>;
  progression: string[];
}

export interface SpiritView {
  turn: number;
  phase: Phase;
  step: string | null;
  ending: string | null;
  adversary: { id: string; level: number } | null;
  scenario: string | null;
  difficulty: number;
  rules: string[];
  /** The letters of the boards by slot of the layout. */
  boards: string[];
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
    queue: string[];
    acting: string | null;
    order?: string[];
    extra_build?: unknown;
  };
  blight: { side: 'none' | 'healthy' | 'blighted'; pool: number; card: string | null; per_player: number | null; on_island: number };
  events?: { left: number; discard: string[]; order?: string[] };
  decks: Record<'minor' | 'major', { left: number; discard: string[]; order?: string[] }>;
  removed: string[];
  effects: EffectView[];
  /** A seat without a spirit has nothing else yet. */
  seats: (SeatView | { spirit: null })[];
}

export function hasSpirit(seat: SeatView | { spirit: null } | undefined): seat is SeatView {
  return seat != null && seat.spirit !== null;
}
