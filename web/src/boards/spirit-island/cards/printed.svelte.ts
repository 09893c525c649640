/** What is printed on cards and panels: fetched once (`/api/content/spirit-island`), the same for every table. */
import { api } from '../../../lib/api';
import type { Text } from '../../../lib/protocol';
import type { CardView, EventCardView, Space } from '../view';

export interface PrintedPower extends CardView {
  set: string;
  /** The spirit of a unique or innate power. */
  owner: string | null;
}

export interface PrintedSpirit {
  set: string;
  complexity: string;
  specials: number;
  /** By the source that presence is taken from, as many as the panel has. */
  tracks: Record<string, Omit<Space, 'uncovered'>[]>;
  growth: string[][];
  growth_prices: number[];
  /** The presence track that opens each option, if one does. */
  growth_tracks: string[];
  growth_always: string[];
  growth_pick: number;
  uniques: string[];
  innates: string[];
}

export interface PrintedInvader {
  stage: number;
  lands: string[];
  flagged: boolean;
}

export interface Printed {
  powers: Record<string, PrintedPower>;
  spirits: Record<string, PrintedSpirit>;
  fear: Record<string, { set: string }>;
  /** The words of growth actions. */
  growth: Record<string, Text>;
  events: Record<string, EventCardView & { set: string }>;
  invaders: Record<string, PrintedInvader>;
  blight: Record<string, { per_player: number }>;
  adversaries: Record<string, { difficulty: number[]; fear: number[][]; decks: string[] }>;
  scenarios: Record<string, { difficulty: number; victory: boolean }>;
}

class Content {
  #facts = $state.raw<Printed | null>(null);
  #asked = false;

  /** Null until it is here. */
  get facts(): Printed | null {
    if (!this.#asked) {
      this.#asked = true;
      void this.#fetch();
    }
    return this.#facts;
  }

  async #fetch(): Promise<void> {
    try {
      this.#facts = (await api.content('spirit-island')).facts as unknown as Printed;
    } catch {
      this.#asked = false; // asked for again when something is drawn anew
    }
  }
}

export const content = new Content();

/** An invader card by its id, also before the facts are here: `3-jungle-sands`, `2-coastal`. */
export function invaderCard(id: string): PrintedInvader {
  const [stage, ...lands] = id.split('-');
  return content.facts?.invaders[id] ?? { stage: Number(stage), lands, flagged: false };
}

