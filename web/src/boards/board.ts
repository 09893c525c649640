/** What a game's board is given and what it may supply: see docs/client.md. */
import type { Component } from 'svelte';
import type { Choice, LogEntry, Scene, Table, Text } from '../lib/protocol';

export interface BoardProps {
  scene: Scene;
  table: Table;
  /** My seats, and the one whose eyes and hands are used now (-1: a spectator). */
  mine: number[];
  eyes: number;
  names: string[];
  /** The legal answers by the id of their place. */
  choices: Map<string, Choice[]>;
  /** Places to light: what a chip, a log line or a hint points at. */
  pointed: Set<string>;
  /** Places that changed with the last entries. */
  fresh: Set<string>;
  say(text: Text): string;
  onpick(notation: string): void;
  /** A place was clicked or chosen by key: one answer is taken, several are offered beside it. */
  onplace(place: string, element: Element): void;
  /** A place is pointed at (null: no longer): lights its answers, or explains why there are none. */
  onpoint(place: string | null, element?: Element): void;
}

export interface SeatProps extends BoardProps {
  seat: number;
  /** Everything of the seat, or only what others look at all the time. */
  full: boolean;
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
  /** Message id of the site's texts: what to do and why. */
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
  /** What lies beside the board: cards, markets. */
  Aside?: Component<BoardProps>;
  Seat?: Component<SeatProps>;
  /** The points of a seat now. */
  score(view: unknown, seat: number): number | null;
  /** The move that a click on a place without an answer would mean, to ask why not. */
  candidate(place: string, scene: Scene): string | null;
  charts?: Charts;
  course?: Course;
}
