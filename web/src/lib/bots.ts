/** What has learned a game, the easiest first. */
const LEVELS = ['easy', 'medium', 'hard', 'master'];

/** The bots of a game as one chooses between them: by strength what has learned it, then the others. */
export function inOrder(bots: readonly string[]): string[] {
  const levels = LEVELS.filter((one) => bots.includes(one));
  return [...levels, ...bots.filter((one) => !levels.includes(one))];
}
