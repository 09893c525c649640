/** Differences between two pieces of JSON, as docs/protocol.md describes them. */

export type Change = Members | unknown[];

interface Members {
  [key: string]: Change;
}

/** The value after the change. Nothing that is given is altered, and what stayed is the same object. */
export function applied(value: unknown, change: Change): unknown {
  if (!Array.isArray(change)) return withMembers(value, change);
  if (change.length === 1) return change[0];
  const before = value as unknown[];
  const items: unknown[] = [];
  let kept = 0;
  const last = change.length % 3;
  for (let at = 0; at < change.length - last; at += 3) {
    const [start, gone, come] = change.slice(at, at + 3) as [number, number, unknown[]];
    items.push(...before.slice(kept, start), ...come);
    kept = start + gone;
  }
  items.push(...before.slice(kept));
  return last ? withMembers(items, change.at(-1) as Members) : items;
}

function withMembers(value: unknown, change: Members): unknown {
  if (!Object.keys(change).length) return value;
  if (Array.isArray(value)) {
    const items: unknown[] = [...value];
    for (const [place, part] of Object.entries(change)) items[Number(place)] = applied(items[Number(place)], part);
    return items;
  }
  const members = { ...(value as Record<string, unknown>) };
  for (const [key, part] of Object.entries(change)) {
    if (Array.isArray(part) && !part.length) delete members[key];
    else members[key] = applied(members[key], part);
  }
  return members;
}
