/** What `loci.games.haunted_lands.view.see` sends. */
export type Terrain = 'plains' | 'forest' | 'mountain' | 'lake' | 'high-city' | 'quarter';
export type Good = 'food' | 'water' | 'wood' | 'mineral';
export type Building = 'windmill' | 'sawmill' | 'mine' | 'noria';
export type Track = 'travel' | 'persuasion' | 'harvest' | 'build';
export type Reward = 'purse' | 'cache' | 'blessing';

export const GOODS: Good[] = ['food', 'water', 'wood', 'mineral'];
export const TRACKS: Track[] = ['travel', 'persuasion', 'harvest', 'build'];
export const BUILDINGS: Building[] = ['windmill', 'sawmill', 'mine', 'noria'];
export const REWARDS: Reward[] = ['purse', 'cache', 'blessing'];
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
  phase: 'haunting' | 'turns' | 'quests' | 'won' | 'lost';
  mode: string;
  rolled: Terrain | null;
  unplaced: number;
  hexes: Record<string, HexView>;
  reserve: Record<Building | 'spectres', number>;
  order: number[];
  standing: number[];
  market: number;
  spectre_cards: number[];
  reward: { cost: number; results: Record<Reward, [number, number, number]> };
  skills: SkillView[];
  seats: SeatView[];
}

export const ROMAN = ['', 'I', 'II', 'III'];
