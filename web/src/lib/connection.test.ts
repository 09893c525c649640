import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, Lost, Refused } from './connection';
import type { Message } from './protocol';

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: { t: string; ref: string }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
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
}

describe('a connection', () => {
  let states: string[];
  let messages: Message[];
  let signedOut: number;
  let connection: Connection;
  const last = () => FakeSocket.all.at(-1)!;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    states = [];
    messages = [];
    signedOut = 0;
    connection = new Connection(
      () => 'ws://x',
      { message: (m) => messages.push(m), state: (s) => states.push(s), signedOut: () => signedOut++ },
      () => new FakeSocket() as unknown as WebSocket,
    );
    connection.connect();
    last().say({ t: 'hello' });
  });
  afterEach(() => vi.useRealTimers());

  it('matches answers to questions', async () => {
    const first = connection.ask('why', { t: 'why', seat: 0, move: 'a', after: [] });
    const second = connection.ask('why', { t: 'why', seat: 0, move: 'b', after: [] });
    const [one, two] = last().sent;
    last().say({ t: 'why', ref: two!.ref, move: 'b', nearest: [] });
    last().say({ t: 'refused', ref: one!.ref, kind: 'illegal', reason: { id: 'x' }, nearest: [] });
    expect((await second).move).toBe('b');
    await expect(first).rejects.toBeInstanceOf(Refused);
    expect(messages.map((m) => m.t)).toEqual(['hello']);
  });

  it('notices that a silent connection is dead', async () => {
    const open = connection.ask('hint', { t: 'hint', seat: 0 });
    const lost = expect(open).rejects.toBeInstanceOf(Lost);
    vi.advanceTimersByTime(5_000);
    expect(last().sent.at(-1)).toEqual({ t: 'ping', ref: 'ping' });
    vi.advanceTimersByTime(10_000);
    await lost;
    expect(states.at(-1)).toBe('lost');
    vi.advanceTimersByTime(600);
    expect(FakeSocket.all.length).toBe(2);
  });

  it('leaves a connection that answers alone', () => {
    for (let round = 0; round < 10; round++) {
      vi.advanceTimersByTime(20_000);
      expect(last().sent.at(-1)?.t).toBe('ping');
      last().say({ t: 'done', ref: 'ping' });
    }
    expect(FakeSocket.all.length).toBe(1);
    expect(messages.map((m) => m.t)).toEqual(['hello']);
  });

  it('tries a connection when the network may have changed', () => {
    connection.hurry();
    expect(last().sent.at(-1)?.t).toBe('ping');
    vi.advanceTimersByTime(10_000);
    expect(states.at(-1)).toBe('lost');
  });

  it('comes back with growing pauses, and gives questions up', async () => {
    const open = connection.ask('hint', { t: 'hint', seat: 0 });
    last().close();
    await expect(open).rejects.toBeInstanceOf(Lost);
    expect(() => connection.send({ t: 'chat', text: 'x' })).toThrow(Lost);
    vi.advanceTimersByTime(600);
    expect(FakeSocket.all.length).toBe(2);
    last().close();
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all.length).toBe(2);
    vi.advanceTimersByTime(600);
    expect(FakeSocket.all.length).toBe(3);
    last().say({ t: 'hello' });
    expect(states).toEqual(['connecting', 'open', 'lost', 'connecting', 'lost', 'connecting', 'open']);
  });

  describe('scenes', () => {
    const scenes = () => messages.map((m) => ('scene' in m ? m.scene : undefined));

    it('are whole though they come as differences', async () => {
      last().say({ t: 'hello', scene: { at: 4, whole: { number: 1, view: { a: [1, 2], b: {} } } } });
      last().say({ t: 'moved', scene: { at: 5, from: 4, change: { number: [2], view: { a: [2, 0, [3]] } } } });
      expect(scenes().slice(1)).toEqual([
        { number: 1, view: { a: [1, 2], b: {} } },
        { number: 2, view: { a: [1, 2, 3], b: {} } },
      ]);
    });

    it('that are only looked at change nothing', async () => {
      last().say({ t: 'hello', scene: { at: 4, whole: { number: 9, view: {} } } });
      const past = connection.ask('scene', { t: 'history', number: 0, whole: false });
      last().say({ t: 'scene', ref: last().sent.at(-1)!.ref, scene: { at: null, from: 4, change: { number: [0] } } });
      expect((await past).scene).toEqual({ number: 0, view: {} });
      last().say({ t: 'moved', scene: { at: 5, from: 4, change: { number: [10] } } });
      expect(scenes().at(-1)).toEqual({ number: 10, view: {} });
    });

    it('of which one was missed are asked for anew', () => {
      last().say({ t: 'hello', scene: { at: 4, whole: { number: 1 } } });
      last().say({ t: 'moved', scene: { at: 7, from: 6, change: { number: [3] } } });
      expect(scenes().length).toBe(2);
      expect(states.at(-1)).toBe('lost');
      vi.advanceTimersByTime(600);
      expect(FakeSocket.all.length).toBe(2);
      last().say({ t: 'moved', scene: { at: 5, from: 4, change: { number: [2] } } });
      expect(scenes().length).toBe(2); // what the old connection had is forgotten
    });
  });

  it.each([
    ['another version is spoken', 4426, 'old'],
    ['the rules of the match are not played', 4409, 'rules'],
  ])('gives up where %s', (_, code, state) => {
    last().close(code);
    expect(states.at(-1)).toBe(state);
    vi.advanceTimersByTime(60_000);
    connection.hurry();
    expect(FakeSocket.all.length).toBe(1);
  });

  it('says that we are signed out, and comes back as whoever we are then', () => {
    last().close();
    vi.advanceTimersByTime(600);
    expect(signedOut).toBe(0);
    last().say({ t: 'hello' });
    last().close(4401);
    expect(signedOut).toBe(1);
    vi.advanceTimersByTime(600);
    expect(FakeSocket.all.length).toBe(3);
    last().say({ t: 'hello' });
    expect(states.at(-1)).toBe('open');
  });

  it('stays closed once closed', () => {
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(1);
  });
});
