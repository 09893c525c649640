/** The board of Terra Mystica. */
import type { BoardModule } from '../board';
import Board from './Board.svelte';
import { candidates } from './candidates';
import Card from './Card.svelte';
import { chains } from './chains';
import { charts } from './charts';
import Cults from './Cults.svelte';
import Seat from './Seat.svelte';
import Strip from './Strip.svelte';
import Supply from './Supply.svelte';
import './tokens.css';

export const board: BoardModule = {
  Board,
  Strip,
  panels: [
    { id: 'cults', label: 'tm-cults', component: Cults, first: true },
    { id: 'supply', label: 'tm-supply', component: Supply },
  ],
  Seat,
  Card,
  candidates,
  chains,
  source: 'tm-other-terrain',
  keys: [{ key: 'o', help: 'tm-overlay-key' }],
  charts,
};
