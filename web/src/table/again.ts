/** Another table like this one, perhaps with other options. */
import { api } from '../lib/api';
import { router } from '../lib/route.svelte';
import type { Table } from '../lib/protocol';
import { ui } from '../lib/ui.svelte';

export async function again(table: Table, options: Table['options'] = table.options): Promise<void> {
  const bot = ui.game(table.game)?.bots[0] ?? 'random';
  const seats = table.seats.map((seat) =>
    seat.kind === 'bot' ? { kind: 'bot' as const, bot: seat.bot ?? bot }
    : seat.mine ? { kind: 'me' as const }
    : { kind: 'open' as const },
  );
  const { game, players, undo, clock } = table;
  const made = await api.newTable({ game, players, options, seats, undo, public: table.public, research: false, ...(clock ? { clock } : {}) });
  router.go(`/t/${made.id}`);
}
