/** The answers that a click on a place without one could mean: the server says of each why not. */
import type { Scene } from '../../../lib/protocol';
import { panelCandidates } from '../panels';

export function candidates(place: string, scene: Scene): string[] {
  return panelCandidates(place, scene);
}
