/*
 * The site's worker: it tells of turns while no page is open. It keeps nothing and answers no request, so that
 * whatever a page reads, rules above all, is what the server has now.
 */
const TITLES = { en: 'Your turn', pl: 'Twoja kolej', ru: 'Ваш ход' };
const title = TITLES[new URL(self.location.href).searchParams.get('lang')] ?? TITLES.en;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** A push carries nothing: what there is to tell is asked of the site. */
self.addEventListener('push', (event) => event.waitUntil(tell()));

async function tell() {
  const answer = await fetch('/api/tables?list=asked').catch(() => null);
  const { tables } = answer?.ok ? await answer.json() : { tables: [] };
  const newest = tables.at(-1);
  const body = tables.map((table) => table.name).join(', ');
  // Something must be shown for every push, or the browser shows something of its own.
  await self.registration.showNotification(title, { body, tag: 'turn', icon: '/icon-192.png', data: newest ? `/t/${newest.id}` : '/' });
  await self.navigator.setAppBadge?.(tables.length); // last: where there is no place for a badge it fails
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data ?? '/', self.location.origin).href));
});

async function open(address) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const there = pages.find((page) => page.url.split('?')[0] === address);
  if (there) return there.focus();
  return self.clients.openWindow(address);
}
