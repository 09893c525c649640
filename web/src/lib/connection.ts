/** One WebSocket that comes back by itself, with questions that get their own answers. */
import { applied } from './difference';
import type { ClientMessage, Message, Refusal, Scene, ServerMessage, Told } from './protocol';

export class Lost extends Error {}

/** The server said no; nothing changed. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.kind);
    this.refusal = refusal;
  }
}

/**
 * `old`: the server speaks another version than this page, which must be loaded again.
 * `rules`: the match is of rules that the server does not play.
 */
export type State = 'connecting' | 'open' | 'lost' | 'old' | 'rules';

export interface ConnectionHandlers {
  /** Everything that is not the answer to a question. */
  message(message: Message): void;
  state(state: State): void;
  /** We are not who we were any more; the connection comes back as whoever we are now. */
  signedOut?(): void;
}

interface Pending {
  resolve(message: Message): void;
  reject(error: Error): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** A connection can die without a word: one that has been silent is asked whether it still lives. */
const CHECK = 5_000;
const SILENCE = 20_000;
const PATIENCE = 8_000;
const PING = 'ping';
/** Closed with this code, the session by which the server knew us has ended. */
const SIGNED_OUT = 4401;
/** Closed with one of these codes, it does not come back by itself. */
const FINAL: Record<number, State> = { 4426: 'old', 4409: 'rules' };

export class Connection {
  readonly #url: () => string;
  readonly #handlers: ConnectionHandlers;
  readonly #make: (url: string) => WebSocket;
  readonly #pending = new Map<string, Pending>();
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #ref = 0;
  #shown: { number: number; scene: Scene } | null = null; // what differences are to
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #probed = 0; // when it was asked whether it lives; 0: it is not being asked

  constructor(url: () => string, handlers: ConnectionHandlers, make = (to: string) => new WebSocket(to)) {
    this.#url = url;
    this.#handlers = handlers;
    this.#make = make;
  }

  connect(): void {
    clearTimeout(this.#timer);
    if (this.#closed || this.#socket) return;
    this.#handlers.state('connecting');
    const socket = this.#make(this.#url());
    this.#socket = socket;
    this.#heard = Date.now();
    this.#probed = 0;
    this.#pulse ??= setInterval(() => this.#check(), CHECK);
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => this.#lost(socket, event?.code);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    this.#socket?.close();
  }

  /** Something has changed (the network, the window): try again at once, or see whether it lives. */
  hurry(): void {
    if (this.#socket) this.#probe();
    else this.connect();
  }

  /** Send without waiting for an answer; the reference that a refusal would carry. */
  send(message: ClientMessage): string {
    if (this.#socket?.readyState !== 1) throw new Lost();
    const ref = String(++this.#ref);
    this.#socket.send(JSON.stringify({ ...message, ref }));
    return ref;
  }

  /** Send and wait for the message with the same reference; `Refused` or `Lost` otherwise. */
  ask<K extends Message['t']>(kind: K, message: ClientMessage): Promise<Extract<Message, { t: K }>> {
    return new Promise((resolve, reject) => {
      const ref = this.send(message);
      this.#pending.set(ref, {
        resolve: (answer) => {
          if (answer.t === kind) resolve(answer as Extract<Message, { t: K }>);
          else if (answer.t === 'refused') reject(new Refused(answer));
        },
        reject,
      });
    });
  }

  #check(): void {
    const now = Date.now();
    if (this.#probed) {
      if (now - this.#probed >= PATIENCE) this.#giveUp();
    } else if (now - this.#heard >= (this.#pending.size ? CHECK : SILENCE)) {
      this.#probe();
    }
  }

  #probe(): void {
    if (this.#probed) return;
    this.#probed = Date.now();
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify({ t: PING, ref: PING }));
  }

  #giveUp(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    socket.close();
    this.#lost(socket);
  }

  #receive(message: ServerMessage): void {
    this.#heard = Date.now();
    this.#probed = 0;
    if (message.t === 'hello') {
      this.#wait = FIRST_WAIT;
      this.#handlers.state('open');
    }
    const ref = 'ref' in message ? message.ref : null;
    if (ref === PING) return;
    const whole = this.#read(message);
    if (!whole) {
      this.#giveUp(); // we have lost count: connect again, and begin with a whole scene
      return;
    }
    const pending = ref === null ? undefined : this.#pending.get(ref);
    if (pending && ref !== null) {
      this.#pending.delete(ref);
      pending.resolve(whole);
    } else {
      this.#handlers.message(whole);
    }
  }

  /** The message with its scene whole; null if that is a difference to one we do not have. */
  #read(message: ServerMessage): Message | null {
    if (!('scene' in message) || !message.scene) return message as Message;
    const scene = this.#whole(message.scene);
    return scene && ({ ...message, scene } as Message);
  }

  #whole(told: Told): Scene | null {
    let scene: Scene;
    if ('whole' in told) scene = told.whole;
    else if (this.#shown?.number === told.from) scene = applied(this.#shown.scene, told.change) as Scene;
    else return null;
    if (told.at !== null) this.#shown = { number: told.at, scene };
    return scene;
  }

  #lost(socket: WebSocket, code?: number): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    this.#shown = null;
    const waiting = [...this.#pending.values()];
    this.#pending.clear();
    for (const pending of waiting) pending.reject(new Lost());
    if (this.#closed) return;
    const final = code === undefined ? undefined : FINAL[code];
    if (final) {
      this.close();
      this.#handlers.state(final);
      return;
    }
    this.#handlers.state('lost');
    if (code === SIGNED_OUT) this.#handlers.signedOut?.();
    this.#timer = setTimeout(() => this.connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }
}
