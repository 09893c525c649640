/** What `loci.games.haunted_lands.words.view.see` sends. */
export type Terrain = 'plains' | 'forest' | 'mountain' | 'lake' | 'high-city' | 'quarter';
export type Good = 'food' | 'water' | 'wood' | 'mineral';
export type Building = 'windmill' | 'sawmill' | 'mine' | 'noria';
export type Track = 'travel' | 'persuasion' | 'harvest' | 'build';
export type Reward = 'purse' | 'cache' | 'blessing';

export const GOODS: Good[] = ['food', 'water', 'wood', 'mineral'];
export const TRACKS: Track[] = ['travel', 'persuasion', 'harvest', 'build'];
export const BUILDINGS: Building[] = ['windmill', 'sawmill', 'mine', 'noria'];
export const REWARDS: readonly string[] = ['purse', 'cache', 'blessing'];
export const BLOCKED = -2;
export const FREE = -1;

export interface HexView {
  terrain: Terrain;
  spectre?: true;
  exploited?: true;
  building?: Building;
  owner?: number;
  seers?: number[];
}

export interface TrackView {
  tokens: number;
  active: number;
  length: number;
  /** Pecunia for the slots beyond the first tokens, left to right. */
  prices: number[];
  valour: number;
}

export interface SeatView {
  seer: string;
  valour: number;
  pecunia: number;
  goods: Record<Good, number>;
  tracks: Record<Track, TrackView>;
  skills: number[];
  /** The cards, or how many there are where they are secret. */
  quests: number[] | number;
  /** The cards not chosen yet, or how many there are. */
  unused_quests: number[] | number;
  choosing: number;
}

export interface SkillView {
  deck: string;
  card: number;
  cost: Good[];
  /** A seat, FREE or BLOCKED. */
  slots: number[];
  valour: number[];
}

export interface HauntedView {
  season: number;
  round: number;
  phase: 'spectre-card' | 'haunting' | 'turns' | 'quests' | 'won' | 'lost';
  mode: string;
  rolled: Terrain | null;
  unplaced: number;
  hexes: Record<string, HexView>;
  reserve: Record<Building | 'spectres', number>;
  /** How many Spectres must still be persuaded before the next Haunting, or all lose. */
  missing_spectres: number;
  order: number[];
  standing: number[];
  market: number;
  spectre_cards: number[];
  reward: {
    cost: number;
    /** By result of the die, also of a printed copy's own: Pecunia, Goods of your choice, Valour. */
    results: Record<string, [number, number, number]>;
    given: Record<string, Partial<Record<Good, number>>>;
  };
  skills: SkillView[];
  seats: SeatView[];
}

/** Whether there are words and a symbol for a result of the Reward die. */
export const isReward = (result: string): result is Reward => REWARDS.includes(result);

export const ROMAN = ['', 'I', 'II', 'III'];
