/** What the server and the client say to each other: docs/protocol.md as types. */
import type { Change } from './difference';

/** Which version of it this client speaks. */
export const VERSION = 2;

export type Arg = number | string | Text | SeatName | Text[];

export interface Text {
  id: string;
  args?: Record<string, Arg>;
}

export interface SeatName {
  seat: number;
}

export interface Me {
  id: string;
  name: string;
  kind: 'guest' | 'account';
  login?: string | null;
  email?: string | null;
  /** Nothing but the mail that asks is sent to an address before that. */
  email_confirmed: boolean;
  /** Does this server send mails at all? */
  mails: boolean;
  webhook?: string | null;
  lang: string;
}

/** Where I am signed in. */
export interface SignedIn {
  since: Moment;
  here: boolean;
}

/** A program of mine that plays here with a token. */
export interface Program {
  id: string;
  name: string;
  owner: string;
  /** Whom it plays with: everybody, nobody, or who plays one of these games. */
  accept: 'all' | 'none' | 'games';
  games: string[];
  /** When its token was made; it may have none. */
  issued: Moment | null;
}

/** A token is shown once. */
export interface NewToken {
  program: Program;
  token: string;
}

export type OptionValue = boolean | number | string | string[];

export interface Option {
  name: string;
  kind: 'flag' | 'number' | 'choice' | 'choices' | 'file';
  default: OptionValue;
  choices?: string[] | null;
  least?: number | null;
  most?: number | null;
  /** The set of each value that is not of the base set, or the sets of which each brings it. */
  sets?: Record<string, string | string[]> | null;
  help: string;
}

export interface Game {
  id: string;
  title: string;
  players: [number, number];
  /** The most with a set, where that is more. */
  more_players?: Record<string, number>;
  sets: string[];
  options: Option[];
  /** Options that go well together: `first`, `standard`, `everything`. */
  presets: { name: string; options: Record<string, OptionValue> }[];
  orders: Option[];
  bots: string[];
  has_rules: boolean;
  /** All win or lose as one. */
  together: boolean;
  /** It has plans of its own, in which the others stand still. */
  plans: boolean;
}

/** What is printed on the pieces of a game: fetched once, views name pieces by id. */
export interface Content {
  rules: number;
  pieces: Record<string, Record<string, string[]>>;
  facts: Record<string, unknown>;
}

export type Clock =
  | { kind: 'live'; total: number; increment: number }
  | { kind: 'days'; days: number };

export type UndoPolicy = 'open' | 'consent' | 'strict';

export interface NewSeat {
  kind: 'me' | 'open' | 'bot';
  bot?: string;
  /** Of who sits there with me. */
  name?: string;
}

export interface NewTable {
  game: string;
  name?: string;
  players: number;
  options: Record<string, OptionValue>;
  /** As text where a number would be rounded. */
  seed?: number | string;
  seats: NewSeat[];
  clock?: Clock;
  undo: UndoPolicy;
  public: boolean;
  /** May it be used for research, if everybody agrees? */
  research: boolean;
}

export interface TableSeat {
  kind: 'person' | 'bot' | 'open';
  name: string;
  bot?: string | null;
  mine: boolean;
  online: boolean;
  /** It was mine before a bot took over, and I can sit down again. */
  returns: boolean;
  /** It is kept: a bot plays it for somebody who may come back, or it is open for whoever has its link. */
  kept: boolean;
  /** Of a seat of mine: I agree that the match is used for research. */
  research: boolean;
  /** Whose program has it, if one has. */
  owner?: string | null;
}

export interface Outcome {
  ending: string;
  scores: number[];
  winners: number[];
}

export interface Table {
  id: string;
  name: string;
  game: string;
  options: Record<string, OptionValue>;
  players: number;
  status: 'waiting' | 'running' | 'finished' | 'closed';
  public: boolean;
  host: boolean;
  undo: UndoPolicy;
  clock?: Clock | null;
  seats: TableSeat[];
  asked: number[];
  entries: number;
  /** So many of the first entries were given under older rules, and are kept as they were stored. */
  stored: number;
  created: Moment;
  moved: Moment;
  outcome?: Outcome | null;
  /** It has ended for good: several had a seat, so that nothing is taken back any more. */
  final: boolean;
  forked_from?: { id: string; number: number } | null;
  /** What is tried out on it; null: it is played. */
  trial: 'what-if' | 'plan' | null;
  /** It may be used for research, if everybody agrees. */
  research: boolean;
}

/** Seconds since 1970, or an ISO date. */
export type Moment = number | string;

export interface GameEvent extends Text {
  kind: string;
  places: string[];
  /** It only tells what was answered; what came of it is told by others. */
  answer?: true;
}

export interface LogEntry {
  number: number;
  seat: number;
  move: string;
  auto: boolean;
  at: Moment;
  events: GameEvent[];
}

export interface Section {
  heading: Text;
  lines: Text[];
  drawing: string;
  /** Whose it is, where it is all about one seat. */
  seat: number | null;
}

/** One of the numbers by which a seat is followed; the message `figure-NAME` is what it is called. */
export interface Figure {
  name: string;
  value: number;
}

export interface Choice {
  notation: string;
  label: Text;
  /** Pointed at in this order: where there are several, from the source to where it goes. */
  places: string[];
  warnings: Text[];
  /** It ends a turn, or something that may be done several times: it stays in sight. */
  ends: boolean;
}

/** An answer that a bot would give; values are to be compared with each other alone. */
export interface Advice {
  move: string;
  label: Text;
  reason: Text;
  value?: number | null;
}

/** Answers that differ in a number: `{3}` of the notation is three times the number, and so is a 3 of the label. */
export interface Amount {
  name: string;
  notation: string;
  label: Text;
  least: number;
  most: number;
  places: string[];
}

export interface Decision {
  id: string;
  seat: number;
  prompt: Text;
  /** The number of the rule behind the question, or nothing. */
  rule: string;
  complete: boolean;
  choices: Choice[];
  amounts: Amount[];
}

export interface Scene {
  number: number;
  /** With whose eyes: a seat, -1 a spectator, -2 everybody. */
  viewer: number;
  view: unknown;
  /** The headline numbers of every seat. */
  figures: Figure[][];
  sections: Section[];
  asked: { seat: number; prompt: Text }[];
  decisions: Decision[];
  outcome?: Outcome | null;
  clocks?: number[] | null;
  /** Of a preview: the moves that could be made, and whether it stops before the others. */
  made: string[];
  stops: boolean;
  /** It shows what only this one of my seats may see. */
  private: boolean;
}

/**
 * A scene as it comes: whole, or as the difference to the one that came with the number `from`. Later
 * ones call it `at`; without, it is only to look at.
 */
export type Told = { at: number | null; whole: Scene } | { at: number | null; from: number; change: Change };

export interface Chat {
  number: number;
  name: string;
  seat?: number | null;
  text: string;
  at: Moment;
  /** Not said by anybody: a note of the table's own. */
  note?: Text | null;
}

export interface UndoRequest {
  seat: number;
  lost: number;
  reason: Text;
  waiting: number[];
}

/** A seat took answers back. */
export interface Undone {
  /** After which entry the first of them was given. */
  after: number;
  seat: number;
  number: number;
  /** Those of mine that can be given again in one answer, as long as there are so many `entries`. */
  again: string[];
  entries: number;
  at: Moment;
}

/** What the server says; `S` is how scenes come in it. */
export type MessageWith<S> =
  | {
      t: 'hello';
      table: Table;
      viewer: number;
      seats: number[];
      log: LogEntry[];
      /** Null while the table waits for players. */
      scene: S | null;
      chat: Chat[];
      undo?: UndoRequest | null;
      undone: Undone[];
      orders: Record<string, Record<string, OptionValue>>;
    }
  /** The log after the first `start` entries. */
  | { t: 'moved'; start: number; log: LogEntry[]; scene: S | null }
  | { t: 'reset'; start: number; log: LogEntry[]; scene: S | null; reason: Text; undone: Undone[] }
  | { t: 'table'; table: Table }
  | { t: 'chat'; chat: Chat }
  | { t: 'undo'; request?: UndoRequest | null }
  | { t: 'note'; text: Text }
  | { t: 'plans'; seat: number; plans: Text[] }
  | { t: 'scene'; ref: string; scene: S }
  | { t: 'why'; ref: string; move: string; reason?: Text | null; rule: string; nearest: string[] }
  | ({ t: 'hint'; ref: string; others: Advice[] } & Advice)
  | { t: 'done'; ref: string }
  | Refusal<S>;

/** As it goes over the socket. */
export type ServerMessage = MessageWith<Told>;
/** As the client reads it. */
export type Message = MessageWith<Scene>;

export interface Refusal<S = Scene> {
  t: 'refused';
  ref: string | null;
  kind: string;
  reason: Text;
  rule: string;
  nearest: string[];
  scene?: S | null;
}

export type ClientMessage =
  | { t: 'answer'; seat: number; decision: string; moves: string[] }
  | { t: 'preview'; seat: number; decision: string; moves: string[] }
  | { t: 'why'; seat: number; move: string; after: string[] }
  | { t: 'look'; seat: number }
  | { t: 'history'; number: number; whole: boolean }
  | { t: 'undo'; seat: number; number: number }
  | { t: 'consent'; accept: boolean }
  | { t: 'orders'; seat: number; orders: Record<string, OptionValue> }
  | { t: 'research'; seat: number; agrees: boolean }
  | { t: 'hint'; seat: number }
  | { t: 'chat'; text: string }
  | { t: 'text'; on: boolean }
  | { t: 'ping' };

/** A cell of statistics: how many played, which table it is, row, column; games (or seats), those of them that were won, and their points. */
export type CountRow = [number, string, string, string, number, number, number];

/** The counts of a game's finished matches: of those with people, and of bots among themselves. */
export interface GameStatistics {
  game: string;
  people: CountRow[];
  bots: CountRow[];
}

/** Somebody, or a bot, with whom I have played a game; without both they are forgotten. */
export interface Against {
  game: string;
  name: string | null;
  bot: string | null;
  number: number;
  /** How often both won, and how often I came before or after them. */
  both: number;
  before: number;
  after: number;
}

export interface OwnStatistics {
  games: Record<string, CountRow[]>;
  against: Against[];
}

/** A match of mine that is over; `played` is with what, by kind. */
export interface Played {
  id: string;
  name: string;
  game: string;
  ended: number;
  players: number;
  seat: number;
  ending: string;
  won: boolean;
  points: number;
  place: number;
  together: boolean;
  played: Record<string, string[]>;
}
