import type { Line } from './report';

const keyOf = ({ kind, pointer, severity, operation, received, acceptance }: Line): string =>
  pointer.startsWith('header ')
    ? [kind, pointer, severity, acceptance?.until].join(' ')
    : [operation, kind, pointer, received].join(' ');

/** Merges lines about the same header of several operations. */
export function groupLines(lines: readonly Line[]): Line[] {
  const groups = new Map<string, Line[]>();
  for (const line of lines) groups.set(keyOf(line), [...(groups.get(keyOf(line)) ?? []), line]);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const operation = group.length === 1 ? first.operation : `${group.length} operations`;
    return { ...first, operation, count: group.reduce((sum, { count }) => sum + count, 0) };
  });
}
