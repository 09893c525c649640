/** Dates and spans in the reader's language. */
import type { Clock, Moment } from './protocol';

export function dateOf(moment: Moment): Date {
  return typeof moment === 'number' ? new Date(moment * 1000) : new Date(moment);
}

/** "3 minutes ago" and the like. */
export function ago(moment: Moment, language: string, now = Date.now()): string {
  const seconds = (dateOf(moment).getTime() - now) / 1000;
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const size = Math.abs(seconds);
  if (size < 60) return format.format(0, 'minute');
  if (size < 3600) return format.format(Math.round(seconds / 60), 'minute');
  if (size < 86400) return format.format(Math.round(seconds / 3600), 'hour');
  return format.format(Math.round(seconds / 86400), 'day');
}

export function clockTime(moment: Moment, language: string): string {
  return dateOf(moment).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}

/** The clock of a table in words; `t` puts messages into them. */
export function clockWords(clock: Clock | null, t: (id: string, args?: Record<string, number>) => string): string {
  if (!clock) return t('new-clock-none');
  if (clock.kind === 'days') return t('clock-days', { days: clock.days });
  return t('clock-live', { minutes: Math.round(clock.total / 60), seconds: clock.increment });
}

/** Time left as h:mm:ss, or in days and hours. */
export function timeLeft(seconds: number, language: string): string {
  const left = Math.max(0, Math.round(seconds));
  if (left >= 86400) {
    const unit = (value: number, name: string) =>
      new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
    return `${unit(Math.floor(left / 86400), 'day')} ${unit(Math.floor((left % 86400) / 3600), 'hour')}`;
  }
  const two = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(left / 3600);
  return `${hours ? `${hours}:` : ''}${two(Math.floor((left % 3600) / 60))}:${two(left % 60)}`;
}
