/** The REST side of docs/protocol.md. */
import type { Game, Me, NewTable, SignedIn, Table, Text } from './protocol';

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
const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export interface TablePage {
  tables: Table[];
  more: boolean;
}

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
  games: () => json<Game[]>('GET', '/api/games'),
  texts: (pack: string, language: string) => text(`/api/texts/${pack}/${language}`),
  /** The client's own words: those of the site, or of a board. */
  ownTexts: (pack: string, language: string) => text(`/texts/${pack}.${language}.ftl`),
  rules: (game: string) => json<{ markdown: string }>('GET', `/api/rules/${game}`),
  newTable: (wanted: NewTable) => json<Table>('POST', '/api/tables', wanted),
  tables: (list: 'open' | 'mine' | 'finished', page = 0) => json<TablePage>('GET', `/api/tables?list=${list}&page=${page}`),
  table: (id: string) => json<Table>('GET', table(id)),
  sit: (id: string, seat?: number, secret?: string) =>
    json<Table>('POST', `${table(id)}/sit`, { ...(seat === undefined ? {} : { seat }), ...(secret ? { secret } : {}) }),
  leave: (id: string, seat: number) => json<Table>('POST', `${table(id)}/leave`, { seat }),
  start: (id: string) => json<Table>('POST', `${table(id)}/start`),
  close: (id: string) => json<Table>('POST', `${table(id)}/close`),
  invite: (id: string, seat: number) => json<{ secret: string }>('POST', `${table(id)}/invite`, { seat }),
  replace: (id: string, seat: number, bot: string) => json<Table>('POST', `${table(id)}/replace`, { seat, bot }),
  fork: (id: string, number: number) => json<Table>('POST', `${table(id)}/fork`, { number }),
  plan: (id: string, seat: number) => json<Table>('POST', `${table(id)}/plan`, { seat }),
  record: (id: string) => text(`${table(id)}/record`),
  openRecord: (source: string) => json<Table>('POST', '/api/records', { text: source }),
};
