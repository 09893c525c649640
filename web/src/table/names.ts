/** What the seats are called. One person may hold several: then each carries its number too. */
export function seatNames(seats: readonly { kind: string; name: string }[], bot: (number: number) => string): string[] {
  const shared = (name: string) => seats.filter((seat) => seat.name === name).length > 1;
  return seats.map(({ kind, name }, index) => {
    if (name) return shared(name) ? `${name} (${index + 1})` : name;
    return kind === 'bot' ? bot(index + 1) : '';
  });
}
