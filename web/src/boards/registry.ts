/** The boards by game id, each loaded when a table of its game is opened. */
import type { BoardModule, Course } from './board';

const BOARDS: Record<string, () => Promise<{ board: BoardModule }>> = {
  'haunted-lands': () => import('./haunted-lands'),
  'spirit-island': () => import('./spirit-island'),
  'terra-mystica': () => import('./terra-mystica'),
};

export function hasBoard(game: string): boolean {
  return game in BOARDS;
}

/** The guided first games, each beside its board. */
const COURSES = import.meta.glob<Course>('./*/course.json', { import: 'default' });

export async function loadBoard(game: string): Promise<BoardModule | null> {
  const load = BOARDS[game];
  if (!load) return null;
  const [{ board }, course] = await Promise.all([load(), COURSES[`./${game}/course.json`]?.()]);
  return course ? { ...board, course } : board;
}
