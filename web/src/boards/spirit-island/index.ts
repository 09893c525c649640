/** The board of Spirit Island. */
import type { BoardModule } from '../board';
import { between } from './between';
import Board from './Board.svelte';
import { Card, cardsIn } from './cards';
import { candidates } from './island/candidates';
import { together } from './island/together';
import { charts, End, panels, Seat, Strip, Tray } from './panels';
import './tokens.css';

export const board: BoardModule = {
  Board,
  Strip,
  Tray,
  Seat,
  seatTellsAll: true,
  Card,
  cardsIn,
  panels,
  candidates,
  together,
  between,
  charts,
  End,
};
