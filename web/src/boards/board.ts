/** What a game's board is given and what it may supply: see docs/client.md. */
import type { Component } from 'svelte';
import type { Choice, Decision, GameEvent, LogEntry, Scene, Table, Text } from '../lib/protocol';

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
  /** Places that changed with the last entries. */
  fresh: Set<string>;
  /** A place was clicked or chosen by key: a source is chosen, one answer is taken, several are offered beside it, none is explained. */
  onplace(place: string, element: Element): void;
  /** A place is pointed at (null: no longer): lights its answers, or explains why there are none. */
  onpoint(place: string | null, element?: Element): void;
  /** Open a card, a tile, a spirit … large; with its place, what can be done there stands beside it. */
  onread(card: string, place?: string): void;
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
  /** Points per seat by source, from the log. */
  sources(log: LogEntry[], players: number): { label: Text; points: number[] }[];
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
  steps: Lesson[];
}

export interface BoardModule {
  Board: Component<BoardProps>;
  /** Above the question, always in sight, on the phone too: my resources, my hand. One or two lines. */
  Strip?: Component<BoardProps>;
  panels?: Panel[];
  /** A seat's own board in the seats panel; without, its headline numbers are shown. */
  Seat?: Component<SeatProps>;
  /** A card, tile, spirit … large, as the card reader shows it. */
  Card?: Component<CardProps>;
  /** The moves that a click on a place without an answer could mean, to ask why not. */
  candidates(place: string, scene: Scene): string[];
  /** Several answers in a row that one click gives, with the places where it does. */
  chains?(scene: Scene, decision: Decision): Omit<Offer, 'notation'>[];
  keys?: BoardKey[];
  charts?: Charts;
  course?: Course;
}
