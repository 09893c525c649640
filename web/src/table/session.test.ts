import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Scene } from '../lib/protocol';
import type { Session as SessionClass } from './session.svelte';

type Message = Record<string, unknown> & { t: string; ref: string };

class FakeSocket {
  static last: FakeSocket;
  readyState = 1;
  sent: Message[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    FakeSocket.last = this;
  }
  send(data: string) {
    this.sent.push(JSON.parse(data));
  }
  close(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** Answer the last request of a kind. */
  answer(kind: string, answer: object) {
    const asked = this.sent.findLast((message) => message.t === kind)!;
    this.say({ ...answer, ref: asked.ref });
    return asked;
  }
}

function store(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

const choice = (notation: string, places: string[] = []) => ({ notation, label: { id: notation }, places, warnings: [], ends: false });

function scene(number: number, id: string, moves: string[]): Scene {
  const decisions = moves.length
    ? [{ id, seat: 0, prompt: { id: 'ask' }, rule: 'XX-1', complete: true, choices: moves.map((move) => choice(move, [move])), amounts: [] }]
    : [];
  return { number, viewer: 0, view: {}, figures: [], sections: [], asked: [], decisions, made: [], stops: false, private: false };
}

const table = { id: 't', game: 'toy', seats: [{ kind: 'person', name: 'Ada' }, { kind: 'bot', name: '' }] };
const told = (scene: Scene) => ({ at: scene.number, whole: scene });
const hello = (now: Scene) => ({ t: 'hello', table, viewer: 0, seats: [0], log: [], scene: told(now), chat: [], undone: [], orders: {} });
const settled = () => new Promise((done) => setTimeout(done, 0));

describe('a session', () => {
  let Session: typeof SessionClass;
  let ui: typeof import('../lib/ui.svelte').ui;
  let Pointing: typeof import('./pointing.svelte').Pointing;

  beforeEach(async () => {
    vi.stubGlobal('localStorage', store());
    vi.stubGlobal('sessionStorage', store());
    vi.stubGlobal('location', { protocol: 'http:', host: 'x', pathname: '/', search: '' });
    vi.stubGlobal('navigator', { languages: ['en'] });
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('removeEventListener', () => {});
    ({ Session } = await import('./session.svelte'));
    ({ ui } = await import('../lib/ui.svelte'));
    ({ Pointing } = await import('./pointing.svelte'));
    ui.compose = false;
  });

  function open(now: Scene): SessionClass {
    const session = new Session('t', null);
    session.open();
    FakeSocket.last.say(hello(now));
    return session;
  }

  it('sends an answer at once, and keeps the question closed meanwhile', () => {
    const session = open(scene(0, '1.1', ['a', 'b']));
    session.hand.pick(['b']);
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ t: 'answer', seat: 0, decision: '1.1', moves: ['b'] });
    expect(session.choices).toEqual([]);
    FakeSocket.last.say({ t: 'moved', start: 0, log: [], scene: told(scene(1, '1.2', ['c'])) });
    expect(session.choices.map((one) => one.notation)).toEqual(['c']);
  });

  it('follows what is taken back', () => {
    const session = open(scene(0, '1.1', ['a']));
    const entry = (number: number) => ({ number, seat: 0, move: 'a', auto: false, at: 0, events: [] });
    FakeSocket.last.say({ t: 'moved', start: 0, log: [entry(1), entry(2)], scene: { at: 1, from: 0, change: { number: [2] } } });
    expect(session.current).toEqual({ ...scene(0, '1.1', ['a']), number: 2 });
    const taken = { after: 1, seat: 0, number: 1, again: ['a'], entries: 1, at: 0 };
    FakeSocket.last.say({ t: 'reset', start: 1, log: [], reason: { id: 'undone' }, undone: [taken], scene: { at: 2, from: 1, change: { number: [1] } } });
    expect(session.log.map((one) => one.number)).toEqual([1]);
    expect(session.current?.number).toBe(1);
    expect(session.undone).toEqual([taken]);

    session.redo();
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ t: 'answer', seat: 0, decision: '1.1', moves: ['a'] });
    FakeSocket.last.say({ t: 'moved', start: 1, log: [entry(2)], scene: { at: 3, from: 2, change: { number: [2] } } });
    expect(session.redoable).toBeNull();
  });

  it('takes one answer back and gives those after it once more', () => {
    const session = open(scene(0, '1.1', ['a', 'b', 'c']));
    const entry = (number: number, move: string) => ({ number, seat: 0, move, auto: false, at: number, events: [] });
    const log = [entry(1, 'a'), entry(2, 'b'), entry(3, 'c')];
    FakeSocket.last.say({ t: 'moved', start: 0, log, scene: told(scene(3, '1.4', ['d'])) });
    session.takeBack('a');
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ t: 'undo', seat: 0, number: 1 });
    const reason = { id: 'undone', args: { who: { seat: 0 } } };
    FakeSocket.last.say({ t: 'reset', start: 0, log: [], reason, scene: told(scene(0, '1.1', ['a', 'b', 'c'])) });
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ t: 'answer', decision: '1.1', moves: ['b', 'c'] });
  });

  it('shows a note of the table at once and keeps it in the chat', () => {
    const session = open(scene(0, '1.1', ['a']));
    const note = { id: 'seat-lost', args: { seat: 2, name: 'Bob' } };
    FakeSocket.last.say({ t: 'chat', chat: { number: 1, name: '', seat: null, text: '', at: 0, note } });
    FakeSocket.last.say({ t: 'chat', chat: { number: 2, name: 'Ada', seat: 0, text: 'oh', at: 0, note: null } });
    expect(session.notes.list.map((one) => one.text)).toEqual([note]);
    expect(session.chat.map((one) => one.note)).toEqual([note, null]);
  });

  it('composes steps, asks why after them, and takes them back', async () => {
    ui.compose = true;
    const session = open(scene(0, '1.1', ['a', 'b']));
    session.hand.pick(['a']);
    FakeSocket.last.answer('preview', { t: 'scene', scene: { ...told(scene(1, '1.2', ['b'])), at: null } });
    await settled();
    expect(session.hand.steps).toEqual([{ move: 'a', label: { id: 'a' }, places: ['a'] }]);
    expect(session.choices.map((one) => one.notation)).toEqual(['b']);

    const why = session.why('z');
    const asked = FakeSocket.last.answer('why', { t: 'why', reason: { id: 'no' }, rule: 'XX-2', nearest: [] });
    expect(asked).toMatchObject({ move: 'z', after: ['a'] });
    expect(await why).toEqual({ reason: { id: 'no' }, rule: 'XX-2' });

    ui.compose = false; // what is begun is finished as it was begun
    session.hand.pick(['b']);
    expect(session.hand.steps.map((step) => step.move)).toEqual(['a', 'b']);
    session.undo();
    expect(session.hand.steps.map((step) => step.move)).toEqual(['a']);
    session.undo();
    expect(session.choices.map((one) => one.notation)).toEqual(['a', 'b']);
    expect(FakeSocket.last.sent.some((message) => message.t === 'answer' || message.t === 'undo')).toBe(false);
  });

  /** Answers that are one as long as `b` is among them. */
  function openTogether() {
    const session = open(scene(0, '1.1', ['a', 'b']));
    session.hand.together = (decision) => (decision.choices.some((one) => one.notation === 'b') ? 'damage' : null);
    return session;
  }

  async function preview(moves: string[]): Promise<void> {
    FakeSocket.last.answer('preview', { t: 'scene', scene: { ...told(scene(1, '1.2', moves)), at: null } });
    await settled();
  }

  it('puts answers together that the board says are one, and sends them when another question comes', async () => {
    const session = openTogether();
    session.hand.pick(['a']);
    await preview(['b']);
    expect(session.choices.map((one) => one.notation)).toEqual(['b']);
    expect(FakeSocket.last.sent.some((message) => message.t === 'answer')).toBe(false);
    session.hand.pick(['b']);
    await preview(['c']);
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ t: 'answer', decision: '1.1', moves: ['a', 'b'] });
  });

  it('takes an answer once, however often it is clicked before it is known what it leads to', async () => {
    ui.compose = true;
    const session = open(scene(0, '1.1', ['a']));
    session.hand.pick(['a']);
    session.hand.pick(['a']);
    expect(session.hand.steps.map((step) => step.move)).toEqual(['a']);
    FakeSocket.last.answer('preview', { t: 'scene', scene: { ...told(scene(1, '1.2', ['a'])), at: null } });
    await settled();
    session.hand.pick(['a']);
    expect(session.hand.steps.map((step) => step.move)).toEqual(['a', 'a']);
  });

  it('lets another answer wait until it is known what the last one leads to', async () => {
    const session = openTogether();
    session.hand.pick(['a']);
    session.hand.pick(['b']);
    expect(session.hand.steps.map((step) => step.move)).toEqual(['a']);
    await preview(['b']);
    expect(session.hand.steps.map((step) => step.move)).toEqual(['a', 'b']);
    await preview(['c']);
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ t: 'answer', decision: '1.1', moves: ['a', 'b'] });
  });

  it('forgets an answer that waited when it can no longer be given', async () => {
    ui.compose = true;
    const session = open(scene(0, '1.1', ['a', 'b']));
    session.hand.pick(['a']);
    session.hand.pick(['b']);
    FakeSocket.last.answer('preview', { t: 'scene', scene: { ...told(scene(1, '1.2', ['c'])), at: null } });
    await settled();
    expect(session.hand.steps.map((step) => step.move)).toEqual(['a']);
  });

  it('says the same once', () => {
    const session = open(scene(0, '1.1', ['a']));
    for (const id of ['no', 'not-now', 'no']) {
      session.hand.pick(['a']);
      FakeSocket.last.answer('answer', { t: 'refused', kind: 'illegal', reason: { id }, rule: '', nearest: [] });
    }
    expect(session.notes.list.map((note) => note.text.id)).toEqual(['not-now', 'no']);
  });

  it('keeps a draft over a new connection while its question is open', async () => {
    ui.compose = true;
    const before = open(scene(0, '1.1', ['a']));
    before.hand.pick(['a']);
    const after = open(scene(0, '1.1', ['a']));
    expect(after.hand.steps.map((step) => step.move)).toEqual(['a']);
    const other = open(scene(4, '1.9', ['a']));
    expect(other.hand.steps).toEqual([]);
  });

  it('shows a refusal with its rule', () => {
    const session = open(scene(0, '1.1', ['a']));
    session.hand.pick(['a']);
    FakeSocket.last.answer('answer', { t: 'refused', kind: 'illegal', reason: { id: 'no' }, rule: 'XX-3', nearest: [] });
    expect(session.notes.list).toMatchObject([{ text: { id: 'no' }, bad: true, rule: 'XX-3' }]);
    expect(session.choices.map((one) => one.notation)).toEqual(['a']);
  });

  it('knows which answers are kept as stored under older rules', () => {
    const session = open(scene(5, '1.1', ['a']));
    expect(session.stored).toBe(0);
    FakeSocket.last.say({ t: 'table', table: { ...table, stored: 3 } });
    expect(session.stored).toBe(3);
  });

  it('tells that the rules of the match are not played, and stays away', () => {
    const session = open(scene(0, '1.1', ['a']));
    const socket = FakeSocket.last;
    socket.close(4409);
    expect([session.connection, ui.connection]).toEqual(['rules', 'rules']);
    session.socket.hurry();
    expect(FakeSocket.last).toBe(socket);
  });

  it.each([
    [null, ['account-out']],
    [{ id: 'p', name: 'Ada' }, []], // only the cookie is another
  ])('asks who we are when it is signed out: %s', async (me, notes) => {
    const answer = { ok: true, status: 200, json: () => Promise.resolve(me) };
    vi.stubGlobal('fetch', () => Promise.resolve(answer));
    ui.me = { id: 'p', name: 'Ada' } as typeof ui.me;
    const session = open(scene(0, '1.1', ['a']));
    FakeSocket.last.close(4401);
    await settled();
    expect(ui.me).toEqual(me);
    expect(session.notes.list.map((note) => note.text.id)).toEqual(notes);
    session.socket.close();
  });

  it('keeps standing orders that the server has taken', async () => {
    const session = open(scene(0, '1.1', ['a']));
    const setting = session.setOrders(0, { up: 2 });
    expect(session.orders).toEqual({});
    FakeSocket.last.answer('orders', { t: 'done' });
    await setting;
    expect(session.orders).toEqual({ 0: { up: 2 } });
  });

  it('forgets a reason that comes for a scene that is gone', async () => {
    const session = open(scene(0, '1.1', ['a']));
    const board = { candidates: (place: string) => [`go ${place}`] } as unknown as import('../boards/board').BoardModule;
    const pointing = new Pointing(session, () => board);
    const element = { getBoundingClientRect: () => ({}) } as Element;
    pointing.act('z', element);
    FakeSocket.last.answer('why', { t: 'why', reason: { id: 'far' }, rule: '', nearest: [] });
    await settled();
    expect(pointing.bubble?.whys[0]?.reason.id).toBe('far');
    pointing.changed();
    expect(pointing.bubble).toBeNull();
    pointing.act('z', element);
    FakeSocket.last.say({ t: 'moved', start: 0, log: [], scene: told(scene(1, '1.2', ['b'])) });
    FakeSocket.last.answer('why', { t: 'why', reason: { id: 'far' }, rule: '', nearest: [] });
    await settled();
    expect(pointing.bubble).toBeNull();
  });

  it('chooses a source, lights only where it can go, and goes back', () => {
    const session = open(scene(0, '1.1', ['stay']));
    const moves = [
      choice('track to A', ['track', 'A']),
      choice('track to B', ['track', 'B']),
      choice('C to A', ['C', 'A']),
      choice('D', ['D']),
    ];
    const [decision] = scene(1, '1.2', ['x']).decisions;
    const asked = { ...scene(1, '1.2', []), decisions: [{ ...decision!, choices: moves }] };
    FakeSocket.last.say({ t: 'moved', start: 0, log: [], scene: told(asked) });
    const pointing = new Pointing(session, () => null);
    const element = { getBoundingClientRect: () => ({}) } as Element;
    expect([...pointing.choices.keys()]).toEqual(['track', 'A', 'B', 'C', 'D']);
    pointing.act('track', element);
    expect([pointing.path, [...pointing.choices.keys()]]).toEqual([['track'], ['A', 'B']]);
    expect(pointing.back()).toBe(true);
    expect(pointing.back()).toBe(false);
    pointing.act('A', element); // from where? That is asked beside it
    expect(pointing.bubble?.offers.map((offer) => offer.notation)).toEqual(['track to A', 'C to A']);
    pointing.act('track', element);
    pointing.act('B', element);
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ t: 'answer', decision: '1.2', moves: ['track to B'] });
    expect(pointing.path).toEqual([]);
  });

  it('sends the moves of a chain as one answer, and takes them back as one', () => {
    const session = open(scene(0, '1.1', ['dig']));
    const chain = { moves: ['dig', 'build E5'], label: { id: 'chain' }, places: ['E5'], warnings: [], ends: false };
    const board = { chains: () => [chain] } as unknown as import('../boards/board').BoardModule;
    const pointing = new Pointing(session, () => board);
    pointing.act('E5', { getBoundingClientRect: () => ({}) } as Element);
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ t: 'answer', moves: ['dig', 'build E5'] });
    const entry = (number: number, seat: number, at: number, auto = false) => ({ number, seat, move: 'm', auto, at, events: [] });
    const log = [entry(1, 0, 5), entry(2, 0, 9), entry(3, 0, 9), entry(4, 0, 9, true), entry(5, 1, 12)];
    FakeSocket.last.say({ t: 'moved', start: 0, log, scene: told(scene(5, '1.9', ['a'])) });
    session.undo();
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ t: 'undo', seat: 0, number: 2 });
  });

  it('asks about every candidate of a place and says each reason once', async () => {
    const session = open(scene(0, '1.1', ['a']));
    const board = { candidates: () => ['go', 'build', 'dig'] } as unknown as import('../boards/board').BoardModule;
    const pointing = new Pointing(session, () => board);
    pointing.read('tile', 'z');
    const asked = FakeSocket.last.sent.filter((message) => message.t === 'why');
    expect(asked.map((message) => message.move)).toEqual(['go', 'build', 'dig']);
    asked.forEach(({ ref }, index) => {
      const reason = { id: index ? 'poor' : 'far' };
      FakeSocket.last.say({ t: 'why', ref, move: '', reason, rule: '', nearest: [] });
    });
    await settled();
    expect(pointing.reading?.whys.map((why) => why.reason.id)).toEqual(['far', 'poor']);
  });

  it('asks about the last of several moves in a row, after the others', async () => {
    const session = open(scene(0, '1.1', ['a']));
    const asking = session.why('dig 2. build E5');
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ t: 'why', move: 'build E5', after: ['dig 2'] });
    FakeSocket.last.answer('why', { t: 'why', reason: { id: 'far' }, rule: '', nearest: [] });
    expect((await asking)?.reason.id).toBe('far');
  });

  it('looks at what an answer would lead to without putting it to the steps', async () => {
    const session = open(scene(0, '1.1', ['a']));
    const looking = session.hand.foresee(['a']);
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ t: 'preview', decision: '1.1', moves: ['a'] });
    FakeSocket.last.answer('preview', { t: 'scene', scene: { ...told(scene(1, '1.2', ['b'])), at: null } });
    expect((await looking)?.decisions[0]?.id).toBe('1.2');
    expect([session.hand.steps, session.hand.preview]).toEqual([[], null]);
  });
});
