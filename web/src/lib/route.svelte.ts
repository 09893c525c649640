/** Which screen the address names, and going elsewhere without loading the page anew. */

export type Route =
  | { screen: 'home' }
  | { screen: 'new' }
  | { screen: 'table'; id: string }
  | { screen: 'rules'; game: string }
  | { screen: 'learn' }
  | { screen: 'how'; game: string }
  | { screen: 'statistics'; game: string }
  | { screen: 'me' }
  | { screen: 'account' }
  | { screen: 'record' }
  | { screen: 'missing' };

export function parsePath(path: string): Route {
  let parts: string[];
  try {
    parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return { screen: 'missing' }; // no address that anything could have
  }
  const [first = '', second = '', ...rest] = parts;
  if (rest.length) return { screen: 'missing' };
  if (first === '') return { screen: 'home' };
  if (first === 't' && second) return { screen: 'table', id: second };
  if (first === 'rules' && second) return { screen: 'rules', game: second };
  if (first === 'learn' && second) return { screen: 'how', game: second };
  if (first === 'statistics' && second) return { screen: 'statistics', game: second };
  if ((first === 'new' || first === 'learn' || first === 'me' || first === 'account' || first === 'record') && !second) {
    return { screen: first };
  }
  return { screen: 'missing' };
}

class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  route = $derived(parsePath(this.path));

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('click', (event) => this.#follow(event));
  }

  go(to: string): void {
    history.pushState(null, '', to);
    this.#read();
    scrollTo(0, 0);
  }

  /** Change the query without a step in the browser's history. */
  note(name: string, value: string | null): void {
    const query = new URLSearchParams(location.search);
    if (value === null) query.delete(name);
    else query.set(name, value);
    const search = query.toString();
    history.replaceState(null, '', location.pathname + (search ? `?${search}` : '') + location.hash);
    this.query = query;
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
