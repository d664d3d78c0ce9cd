import { fail } from './settings';

export function unknownArgs(args: readonly string[], known: readonly string[]): string | undefined {
  const strange = args.filter((word) => !known.includes(word));
  if (strange.length === 0) return undefined;
  return `${strange.join(', ')}: ${known.length > 0 ? `there are ${known.join(', ')}` : 'nothing may stand there'}.`;
}

type Arguments = { values: readonly string[]; rest: readonly string[] };

/** Takes each `name VALUE` and `name=VALUE` out of the arguments. */
export function takeValues(args: readonly string[], name: string): Arguments {
  const at = args.findIndex((word) => word === name || word.startsWith(`${name}=`));
  const found = args[at];
  if (found === undefined) return { values: [], rest: args };
  const isApart = found === name;
  const value = isApart ? (args[at + 1] ?? '') : found.slice(name.length + 1);
  const { values, rest } = takeValues(args.toSpliced(at, isApart ? 2 : 1), name);
  return { values: [value, ...values], rest };
}

/** Rejects unknown arguments before anything starts. */
export function parseArgs(
  known: readonly string[],
  args: readonly string[] = process.argv.slice(2),
): readonly string[] {
  const strange = unknownArgs(args, known);
  return strange === undefined ? args : fail(strange);
}
