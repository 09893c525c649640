/**
 * Holds protocol.ts against schema.d.ts, which `make web-types` writes from the server's OpenAPI schema.
 * Nothing of it runs: where the two disagree, the type check fails here.
 */
import type * as p from './protocol';
import type { components } from './schema';

type Schemas = components['schemas'];

/** The schema leaves arguments and views open; there anything goes. */
type Told<T> = unknown extends T ? any : T extends object ? { [K in keyof T]: Told<T[K]> } : T;

type Fits<Wanted, Given extends Wanted> = [Wanted, Given];

/** What the server says is what the client reads. */
export type Read = [
  Fits<p.Me, Told<Schemas['Me']>>,
  Fits<p.SignedIn, Told<Schemas['SessionData']>>,
  Fits<p.Program, Told<Schemas['ProgramData']>>,
  Fits<p.NewToken, Told<Schemas['NewToken']>>,
  Fits<p.Game, Told<Schemas['GameData']>>,
  Fits<p.Content, Told<Schemas['Content']>>,
  Fits<p.Table, Told<Schemas['TableData']>>,
  Fits<p.Scene, Told<Schemas['SceneData']>>,
  Fits<p.LogEntry, Told<Schemas['LogEntry']>>,
  Fits<p.Chat, Told<Schemas['ChatData']>>,
  Fits<p.UndoRequest, Told<Schemas['UndoRequest']>>,
  Fits<p.GameStatistics, Told<Schemas['GameStatistics']>>,
  Fits<p.OwnStatistics, Told<Schemas['OwnStatistics']>>,
  Fits<p.Played, Told<Schemas['PlayedData']>>,
  Fits<p.ServerMessage, Told<Schemas['ServerMessage']>>,
];

/** What the client sends is what the server reads. */
export type Sent = [
  Fits<Told<Schemas['NewTable']>, p.NewTable>,
  Fits<Told<Schemas['ClientMessage']>, p.ClientMessage & { ref: string }>,
];
