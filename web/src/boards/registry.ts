/** The boards by game id, each loaded when a table of its game is opened. */
import type { BoardModule, Course, Emblem } from './board';

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

export async function loadCourse(game: string): Promise<Course | null> {
  return (await COURSES[`./${game}/course.json`]?.()) ?? null;
}

export async function loadBoard(game: string): Promise<BoardModule | null> {
  const load = BOARDS[game];
  if (!load) return null;
  const [{ board }, course] = await Promise.all([load(), loadCourse(game)]);
  return course ? { ...board, course } : board;
}

/** The pictures of options, each beside its board, and loaded without it. */
const EMBLEMS = import.meta.glob<Emblem>('./*/Emblem.svelte', { import: 'default' });

export async function loadEmblem(game: string): Promise<Emblem | null> {
  return (await EMBLEMS[`./${game}/Emblem.svelte`]?.()) ?? null;
}
