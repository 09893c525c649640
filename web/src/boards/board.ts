/** What a game's board is given and what it may supply: see docs/client.md. */
import type { Component } from 'svelte';
import type { Choice, Decision, GameEvent, LogEntry, Outcome, Scene, Table, Text } from '../lib/protocol';

/** Something that can be answered at a place: a legal answer, or a chain of them that is sent, and taken back, as one. */
export interface Offer extends Choice {
  moves: string[];
}

/** What a place needs to be pointed at: `parts/place.ts` makes its attributes of it. */
export interface Pointer {
  /** What can be answered at each place; once a source is chosen, only where it can go. */
  choices: Map<string, Offer[]>;
  /** The places chosen so far of an answer with several: the source, lit as chosen. */
  path: string[];
  /** Places to light: what a chip, a log line, a hint or the news points at. */
  pointed: Set<string>;
  /** The place under the pointer or with the focus. */
  looked: string | null;
  /** Places that changed with the last entries. */
  fresh: Set<string>;
  /** A place was clicked or chosen by key: a source is chosen, one answer is taken, several are offered beside it, none is explained. */
  onplace(place: string, element: Element): void;
  /** A place is pointed at (null: no longer): lights its answers, or explains why there are none. */
  onpoint(place: string | null, element?: Element): void;
  /** Open a card, a tile, a spirit … large; with its place, what can be done there stands beside it. */
  onread(card: string, place?: string): void;
  /** Show a card beside an element while it is pointed at or has the focus (null: no longer). */
  onpeek(card: string | null, element?: Element): void;
}

export interface BoardProps extends Pointer {
  scene: Scene;
  table: Table;
  /** My seats, and the one whose eyes and hands are used now (-1: a spectator). */
  mine: number[];
  eyes: number;
  /** All seats, my own first. */
  order: number[];
  names: string[];
  /** What I am asked now. */
  decision: Decision | null;
  /** The event that is being told, where news are told one after the other. */
  told: GameEvent | null;
  say(text: Text): string;
  /** Answer: one move, or several that are sent as one answer. */
  onpick(moves: string | string[]): void;
  /** The scene that these moves would lead to, as far as neither chance nor a secret decides; null where nobody can say. */
  foresee(moves: string[]): Promise<Scene | null>;
  /** Take this answer of mine back; what I answered since is given once more. */
  ontakeback(move: string): void;
}

export interface EndProps extends BoardProps {
  outcome: Outcome;
  /** Another table for the same people, with these options: a game that follows this one. */
  onfollow(options: Table['options']): void;
}

export interface SeatProps extends BoardProps {
  seat: number;
  /** Everything of the seat, or only what others look at all the time. */
  full: boolean;
}

export interface CardProps extends BoardProps {
  /** What was given to `onread`. */
  card: string;
}

/** What lies beside the board: cards, markets, a cult board. */
export interface Panel {
  id: string;
  /** The message that names it. */
  label: string;
  component: Component<BoardProps>;
  /** Beside the board where there is room; else, and otherwise always, it is a tab. */
  beside?: boolean;
  /** As a tab it is the one that is open at first. */
  first?: boolean;
}

/** A key that the board itself listens to (not one of the table's own), and the message that says what it does. */
export interface BoardKey {
  key: string;
  help: string;
}

/** One series over time: a value per seat, or a single one. */
export interface Measure {
  label: Text;
  read(view: unknown): number[] | number;
}

export interface Charts {
  /** The entries after which to measure, with a name for each. */
  marks(log: LogEntry[], last: number): { number: number; label: Text }[];
  measures: Measure[];
  /** Points per seat by source, from the log or from what is seen at the end. */
  sources(log: LogEntry[], players: number, view: unknown): { label: Text; points: number[] }[];
}

/** One step of a guided first game: something to read, or a move to make. */
export interface Lesson {
  /** Message id of the board's texts: what to do and why. */
  text: string;
  /** The answer that is asked for, in notation, or how it begins. */
  move?: string;
  /** Where, to be lit on the board. */
  places?: string[];
}

/** A guided first game: always the same start, and moves that are possible from it. */
export interface Course {
  seed: number;
  /** Me and so many bots less one; two where nothing is said. */
  players?: number;
  /** Who plays the other seats. Lessons tell of what happens next, so this does not follow what has been learned since. */
  bot?: string;
  options?: import('../lib/protocol').NewTable['options'];
  /** Answers that may come in between, whenever the others' doings ask for them: how their notation begins. */
  besides?: string[];
  steps: Lesson[];
}

export interface BoardModule {
  Board: Component<BoardProps>;
  /** Above the question, always in sight, on the phone too: my resources, my hand. One or two lines. */
  Strip?: Component<BoardProps>;
  /** Over the lower edge of the board, with a question that is not answered there: cards to choose from. Draws nothing where there is none. */
  Tray?: Component<BoardProps>;
  panels?: Panel[];
  /** A seat's own board in the seats panel; without, its headline numbers are shown. */
  Seat?: Component<SeatProps>;
  /** Whether `Seat` shows the first of the headline numbers with its sign: then it does not stand beside the name as well. */
  seatTellsAll?: boolean;
  /** A card, tile, spirit … large, as the card reader shows it. */
  Card?: Component<CardProps>;
  /** The cards that a text names, as `onread` takes them: an answer that names one shows it. */
  cardsIn?(text: Text): string[];
  /** The moves that a click on a place without an answer could mean, to ask why not. */
  candidates(place: string, scene: Scene): string[];
  /** Several answers in a row that one click gives, with the places where it does. */
  chains?(scene: Scene, decision: Decision): Omit<Offer, 'notation'>[];
  /** What answers must have in common to be one answer, such as the damage that a power deals in a land: they are put together step by step, and sent when the next question is another one. */
  together?(decision: Decision): string | null;
  /** The scene in which the last of the events `told` is told, where a scene led to the next by several; the next one without. */
  between?(before: Scene, after: Scene, told: GameEvent[], untold: GameEvent[]): Scene;
  /** The message that offers a place as a source, beside what can be done there; "choose where to" without. */
  source?: string;
  keys?: BoardKey[];
  charts?: Charts;
  /** The result of a game that all win or lose together, in the place of a ranking. */
  End?: Component<EndProps>;
  course?: Course;
}

/** A value of one of the game's options (a spirit, a faction, a tile) as a small picture, where a table is made; draws nothing for others. */
export type Emblem = Component<{ option: string; value: string }>;
