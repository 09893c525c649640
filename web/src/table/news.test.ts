import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent, LogEntry, Scene } from '../lib/protocol';
import type { Session } from './session.svelte';

const event = (id: string, who?: number): GameEvent => ({ kind: id, id, places: [id], ...(who === undefined ? {} : { args: { who: { seat: who } } }) });
const entry = (number: number, seat: number, events: GameEvent[], auto = false): LogEntry => ({ number, seat, move: 'm', auto, at: number, events });
const scene = (number: number) => ({ number }) as Scene;

describe('the news', () => {
  let reduced = false;
  let news: import('./news.svelte').News;
  let module: typeof import('./news.svelte');
  let ui: typeof import('../lib/ui.svelte').ui;
  const history = { shown: null as number | null, now: () => {}, at: (number: number) => Promise.resolve(scene(number)) };
  const session = { mine: [0], log: [] as LogEntry[], history } as unknown as Session;

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
    vi.stubGlobal('navigator', { languages: ['en'] });
    vi.stubGlobal('location', { pathname: '/', search: '' });
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('document', { hidden: false });
    vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
    module = await import('./news.svelte');
    ({ ui } = await import('../lib/ui.svelte'));
    ui.pace = 'normal';
    reduced = false;
    news = new module.News(session);
  });
  afterEach(() => void vi.useRealTimers());

  it('does not tell answers with which nothing happened', () => {
    const answered = { ...event('log-told', 1), answer: true as const };
    expect(module.eventsFor(entry(1, 1, [answered, event('built', 1)]), [0]).map((one) => one.id)).toEqual(['built']);
    expect(module.lastNews([entry(1, 0, []), entry(2, 1, [answered]), entry(3, 1, [])], [0]).map((one) => one.number)).toEqual([3]);
  });

  it('tells what others did event by event, each in the scene it led to', () => {
    news.add([entry(1, 1, [event('built'), event('paid')])], scene(1));
    news.add([entry(2, 1, [event('passed')])], scene(2));
    const told: [string, number][] = [];
    while (news.now) {
      told.push([news.now.event.id, news.now.scene!.number]);
      vi.advanceTimersToNextTimer();
    }
    expect(told).toEqual([['built', 1], ['paid', 1], ['passed', 2]]);
  });

  it('tells each event in its own scene, where the board has one', () => {
    news.between = (before, after, told, untold) => scene(100 * before.number + 10 * told.length + untold.length + (after.number === 2 ? 0 : 1000));
    news.add([entry(1, 1, [event('ravage'), event('blight')]), entry(2, 1, [event('build')])], scene(2), scene(1));
    const told: number[] = [];
    while (news.now) {
      told.push(news.now.scene!.number);
      vi.advanceTimersToNextTimer();
    }
    expect(told).toEqual([112, 121, 130]);
  });

  it('goes on to the present at once', () => {
    news.add([entry(1, 1, [event('built'), event('paid')])], scene(1));
    expect(news.skip()).toBe(true);
    expect([news.now, news.left, news.skip()]).toEqual([null, 0, false]);
    vi.runAllTimers();
    expect(news.now).toBeNull();
  });

  it('does not tell me what I did, but what I set off', () => {
    news.add([entry(1, 0, [event('built', 0), event('round')])], scene(1));
    expect(news.now).toBeNull();
    news.add([entry(2, 0, [event('ready', 0), event('ravage'), event('build'), event('explore'), event('turn')])], scene(2));
    expect([news.now!.event.id, news.left]).toEqual(['ravage', 3]);
  });

  it('tells nothing where that is not wanted', () => {
    reduced = true;
    news.add([entry(1, 1, [event('built')])], scene(1));
    reduced = false;
    ui.pace = 'off';
    news.add([entry(1, 1, [event('built')])], scene(1));
    expect(news.now).toBeNull();
  });

  it('replays what happened since I was asked, whatever the pace', async () => {
    reduced = true;
    session.log = [entry(1, 1, [event('old')]), entry(2, 0, [event('mine', 0), event('round')]), entry(3, 1, [event('built')])];
    expect(module.lastNews(session.log, [0]).map((one) => one.number)).toEqual([2, 3]);
    await news.replay();
    expect([news.now!.event.id, news.now!.scene!.number, news.left]).toEqual(['round', 2, 1]);
  });
});
