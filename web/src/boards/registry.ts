/** The boards by game id, each loaded when a table of its game is opened. */
import type { BoardModule } from './board';

const BOARDS: Record<string, () => Promise<{ board: BoardModule }>> = {
  'haunted-lands': () => import('./haunted-lands'),
  'terra-mystica': () => import('./terra-mystica'),
};

export function hasBoard(game: string): boolean {
  return game in BOARDS;
}

export async function loadBoard(game: string): Promise<BoardModule | null> {
  const load = BOARDS[game];
  return load ? (await load()).board : null;
}
