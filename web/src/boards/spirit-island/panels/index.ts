/** What stands around the island: the strip, the tray, the panels, a seat's own board, the end. */
import type { Panel } from '../../board';
import Cards from './Cards.svelte';
import Invaders from './Invaders.svelte';

export { panelCandidates } from './candidates';
export { charts } from './charts';
export { default as End } from './End.svelte';
export { default as Seat } from './Seat.svelte';
export { default as Strip } from './Strip.svelte';
export { default as Tray } from './Tray.svelte';

export const panels: Panel[] = [
  { id: 'invaders', label: 'si-invaders', component: Invaders },
  { id: 'cards', label: 'si-cards', component: Cards },
];
