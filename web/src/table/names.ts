interface Named {
  kind: string;
  name: string;
  owner?: string | null;
}

/** What the seats are called. One person may hold several: then each carries its number too. A program is said to be one. */
export function seatNames(seats: readonly Named[], bot: (number: number) => string, program: (name: string) => string): string[] {
  const shared = (name: string) => seats.filter((seat) => seat.name === name).length > 1;
  return seats.map(({ kind, name, owner }, index) => {
    const told = owner ? program(name) : name;
    if (name) return shared(name) ? `${told} (${index + 1})` : told;
    return kind === 'bot' ? bot(index + 1) : '';
  });
}
