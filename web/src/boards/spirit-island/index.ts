/** The board of Spirit Island. */
import type { BoardModule } from '../board';
import Board from './Board.svelte';
import { Card } from './cards';
import { candidates } from './island/candidates';
import { panels, Seat, Strip } from './panels';
import './tokens.css';

export const board: BoardModule = {
  Board,
  ...(Strip && { Strip }),
  ...(Seat && { Seat }),
  ...(Card && { Card }),
  panels,
  candidates,
};
