/** Hearing of it when I am asked: browser notifications, a sound, the badge of the app, the next table. */
import { api } from './api';
import type { Table } from './protocol';
import { t, tableName, ui } from './ui.svelte';

const EVERY = 30_000;
const SWITCH = 'loci.sound';

class Alerts {
  /** The tables where I am asked, whoever has waited for the longest first. */
  asked = $state.raw<Table[]>([]);
  sound = $state(localStorage.getItem(SWITCH) === 'yes');
  /** Is this browser told, also when no page is open? */
  told = $state(false);
  possible = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

  #worker: Promise<ServiceWorkerRegistration | null> = Promise.resolve(null);

  /** Begin to follow what is asked; the way to stop. */
  start(): () => void {
    if (this.possible) void this.#register();
    void this.look();
    const look = () => void this.look();
    const timer = setInterval(look, EVERY);
    addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', look);
    };
  }

  async #register(): Promise<void> {
    this.#worker = navigator.serviceWorker.register(`/sw.js?lang=${ui.language}`).catch(() => null);
    const subscription = await (await this.#worker)?.pushManager.getSubscription().catch(() => null);
    this.told = Boolean(subscription) && Notification.permission === 'granted';
  }

  /** Where am I asked now? */
  async look(): Promise<void> {
    try {
      this.asked = ui.me ? (await api.tables('asked')).tables : [];
    } catch {
      return; // asked again soon
    }
    if ('setAppBadge' in navigator) void navigator.setAppBadge(this.asked.length).catch(() => {});
  }

  /** The next table where I am asked, besides this one. */
  next(id: string): Table | null {
    return this.asked.find((table) => table.id !== id) ?? null;
  }

  /** I have just been asked at this table. */
  async ask(table: Table): Promise<void> {
    void this.look();
    if (this.sound) beep();
    if (!document.hidden || !this.told) return;
    const worker = await this.#worker;
    await worker?.showNotification(t('table-your-turn'), { body: tableName(table), tag: table.id, icon: '/icon-192.png', data: `/t/${table.id}` });
  }

  setSound(on: boolean): void {
    this.sound = on;
    localStorage.setItem(SWITCH, on ? 'yes' : 'no');
    if (on) beep();
  }

  /** Let this browser be told, or not any more; false if the browser does not allow it. */
  async setTold(on: boolean): Promise<boolean> {
    const worker = await this.#worker;
    if (!worker) return false;
    const before = await worker.pushManager.getSubscription();
    if (!on) {
      if (before) await api.endPush(before.endpoint);
      await before?.unsubscribe();
      this.told = false;
      return true;
    }
    if ((await Notification.requestPermission()) !== 'granted') return false;
    try {
      const { key } = await api.pushKey();
      const subscription = before ?? (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
      await api.beginPush(subscription.endpoint);
    } catch (error) {
      if (error instanceof DOMException) return false; // no push service can be reached
      throw error;
    }
    this.told = true;
    return true;
  }
}

/** Two short tones, made here: nothing has to be fetched. */
function beep(): void {
  if (!('AudioContext' in globalThis)) return;
  const audio = new AudioContext();
  const volume = audio.createGain();
  volume.gain.value = 0.08;
  volume.connect(audio.destination);
  [660, 880].forEach((frequency, index) => {
    const tone = audio.createOscillator();
    tone.frequency.value = frequency;
    tone.connect(volume);
    tone.start(audio.currentTime + index * 0.14);
    tone.stop(audio.currentTime + index * 0.14 + 0.12);
  });
  setTimeout(() => void audio.close(), 600);
}

export const alerts = new Alerts();
