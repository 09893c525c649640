/** The REST side of docs/protocol.md. */
import type {
  Content,
  Game,
  GameStatistics,
  Me,
  NewTable,
  NewToken,
  OwnStatistics,
  Played,
  Program,
  SignedIn,
  Table,
  Text,
} from './protocol';
import type { RulesPage } from './rules';

/** A request that the server refused, or that did not reach it (`kind` is then `offline`). */
export class ApiError extends Error {
  readonly kind: string;
  readonly reason: Text;

  constructor(kind: string, reason: Text) {
    super(reason.id);
    this.kind = kind;
    this.reason = reason;
  }
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (method !== 'GET') headers['X-Loci'] = '1';
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new ApiError('offline', { id: 'error-offline' });
  }
  if (response.ok) return response;
  const data = (await response.json().catch(() => null)) as { error?: { kind: string; reason: Text } } | null;
  const error = data?.error;
  if (error?.reason?.id) throw new ApiError(error.kind, error.reason);
  throw new ApiError('failed', { id: 'error-status', args: { status: response.status } });
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body);
  return (response.status === 204 ? null : await response.json()) as T;
}

const text = async (path: string) => (await send('GET', path)).text();
const program = (id: string) => `/api/me/programs/${encodeURIComponent(id)}`;
const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export interface TablePage {
  tables: Table[];
  more: boolean;
}

/** An answer that cost its seat something: its entry's number, and what would have been better. */
export interface Costly {
  number: number;
  seat: number;
  move: string;
  label: Text;
  better: string;
  better_label: Text;
  cost: number;
}

/** How far the analysis of a finished match is, and what it found: what every seat's position was worth after the first
 * `first` entries, and after each one more. */
export interface Analysis {
  state: 'none' | 'running' | 'ready' | 'failed';
  done: number;
  of: number;
  mine: boolean;
  reason: Text | null;
  result: { measure: 'learned' | 'own'; by: string; first: number; curve: number[][]; costly: Costly[] } | null;
}

/** Who plays the seats of a trial that are not mine: as now, bots, me. */
export type Others = 'same' | 'bots' | 'me';

export type ListName = 'open' | 'mine' | 'trials' | 'asked' | 'finished';

export const api = {
  me: () => json<Me | null>('GET', '/api/me'),
  guest: (name: string) => json<Me>('POST', '/api/me', { name }),
  changeMe: (change: Partial<Pick<Me, 'name' | 'email' | 'webhook' | 'lang'>>) => json<Me>('PATCH', '/api/me', change),
  deleteMe: () => json<null>('DELETE', '/api/me'),
  exportMe: () => json<unknown>('GET', '/api/me/export'),
  account: (login: string, password: string) => json<Me>('POST', '/api/account', { login, password }),
  login: (login: string, password: string) => json<Me>('POST', '/api/login', { login, password }),
  password: (old: string, wanted: string) => json<Me>('POST', '/api/account/password', { old, new: wanted }),
  logout: () => json<null>('POST', '/api/logout'),
  logoutEverywhere: () => json<null>('POST', '/api/logout/everywhere'),
  logoutOthers: () => json<Me>('POST', '/api/logout/others'),
  sessions: () => json<SignedIn[]>('GET', '/api/me/sessions'),
  askEmail: () => json<Me>('POST', '/api/me/email'),
  confirmEmail: (token: string) => json<null>('POST', '/api/me/email/confirm', { token }),
  pushKey: () => json<{ key: string }>('GET', '/api/push'),
  beginPush: (endpoint: string) => json<null>('POST', '/api/me/push', { endpoint }),
  endPush: (endpoint: string) => json<null>('POST', '/api/me/push/end', { endpoint }),
  programs: () => json<Program[]>('GET', '/api/me/programs'),
  newProgram: (name: string) => json<NewToken>('POST', '/api/me/programs', { name }),
  changeProgram: (id: string, accept: Program['accept'], games: string[]) => json<Program>('PATCH', program(id), { accept, games }),
  newToken: (id: string) => json<NewToken>('POST', `${program(id)}/token`),
  revokeToken: (id: string) => json<Program>('POST', `${program(id)}/revoke`),
  deleteProgram: (id: string) => json<null>('DELETE', program(id)),
  games: () => json<Game[]>('GET', '/api/games'),
  texts: (pack: string, language: string) => text(`/api/texts/${pack}/${language}`),
  /** The client's own words: those of the site, or of a board. */
  ownTexts: (pack: string, language: string) => text(`/texts/${pack}.${language}.ftl`),
  content: (game: string) => json<Content>('GET', `/api/content/${game}`),
  rules: (game: string, language: string) => json<{ pages: RulesPage[] }>('GET', `/api/rules/${game}?lang=${language}`),
  statistics: (game: string) => json<GameStatistics>('GET', `/api/statistics/${encodeURIComponent(game)}`),
  ownStatistics: () => json<OwnStatistics>('GET', '/api/me/statistics'),
  played: (page = 0) => json<{ played: Played[]; more: boolean }>('GET', `/api/me/played?page=${page}`),
  newTable: (wanted: NewTable) => json<Table>('POST', '/api/tables', wanted),
  tables: (list: ListName, page = 0) => json<TablePage>('GET', `/api/tables?list=${list}&page=${page}`),
  table: (id: string) => json<Table>('GET', table(id)),
  sit: (id: string, seat?: number, secret?: string) =>
    json<Table>('POST', `${table(id)}/sit`, { ...(seat === undefined ? {} : { seat }), ...(secret ? { secret } : {}) }),
  leave: (id: string, seat: number) => json<Table>('POST', `${table(id)}/leave`, { seat }),
  start: (id: string) => json<Table>('POST', `${table(id)}/start`),
  close: (id: string) => json<Table>('POST', `${table(id)}/close`),
  invite: (id: string, seat: number) => json<{ secret: string }>('POST', `${table(id)}/invite`, { seat }),
  seatProgram: (id: string, seat: number, name: string) => json<Table>('POST', `${table(id)}/program`, { seat, name }),
  replace: (id: string, seat: number, bot: string) => json<Table>('POST', `${table(id)}/replace`, { seat, bot }),
  fork: (id: string, number: number, others: Others) => json<Table>('POST', `${table(id)}/fork`, { number, others }),
  plan: (id: string, seat: number, others: Others) => json<Table>('POST', `${table(id)}/plan`, { seat, others }),
  record: (id: string) => text(`${table(id)}/record`),
  analysis: (id: string) => json<Analysis>('GET', `${table(id)}/analysis`),
  beginAnalysis: (id: string) => json<Analysis>('POST', `${table(id)}/analysis`),
  stopAnalysis: (id: string) => json<Analysis>('POST', `${table(id)}/analysis/stop`),
  openRecord: (source: string) => json<Table>('POST', '/api/records', { text: source }),
};
