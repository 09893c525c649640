import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Live, Lost, Refused } from './live';
import type { ServerMessage } from './protocol';

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: { t: string; ref: string }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }
  send(data: string) {
    this.sent.push(JSON.parse(data));
  }
  close() {
    this.readyState = 3;
    this.onclose?.();
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

describe('live', () => {
  let states: string[];
  let messages: ServerMessage[];
  let live: Live;
  const last = () => FakeSocket.all.at(-1)!;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    states = [];
    messages = [];
    live = new Live(
      'ws://x',
      { message: (m) => messages.push(m), state: (s) => states.push(s) },
      () => new FakeSocket() as unknown as WebSocket,
    );
    live.connect();
    last().say({ t: 'hello' });
  });
  afterEach(() => vi.useRealTimers());

  it('matches answers to questions', async () => {
    const first = live.ask('why', { t: 'why', seat: 0, move: 'a', after: [] });
    const second = live.ask('why', { t: 'why', seat: 0, move: 'b', after: [] });
    const [one, two] = last().sent;
    last().say({ t: 'why', ref: two!.ref, move: 'b', nearest: [] });
    last().say({ t: 'refused', ref: one!.ref, kind: 'illegal', reason: { id: 'x' }, nearest: [] });
    expect((await second).move).toBe('b');
    await expect(first).rejects.toBeInstanceOf(Refused);
    expect(messages.map((m) => m.t)).toEqual(['hello']);
  });

  it('notices that a silent connection is dead', async () => {
    const open = live.ask('hint', { t: 'hint', seat: 0 });
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
    live.hurry();
    expect(last().sent.at(-1)?.t).toBe('ping');
    vi.advanceTimersByTime(10_000);
    expect(states.at(-1)).toBe('lost');
  });

  it('comes back with growing pauses, and gives questions up', async () => {
    const open = live.ask('hint', { t: 'hint', seat: 0 });
    last().close();
    await expect(open).rejects.toBeInstanceOf(Lost);
    expect(() => live.send({ t: 'chat', text: 'x' })).toThrow(Lost);
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

  it('stays closed once closed', () => {
    live.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(1);
  });
});
