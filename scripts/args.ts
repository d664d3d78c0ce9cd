import { fail } from './settings';

export function unknownArgs(args: readonly string[], known: readonly string[]): string | undefined {
  const strange = args.filter((word) => !known.includes(word));
  if (strange.length === 0) return undefined;
  return `${strange.join(', ')}: ${known.length > 0 ? `there are ${known.join(', ')}` : 'nothing may stand there'}.`;
}

/** Rejects unknown arguments before anything starts. */
export function parseArgs(names: readonly string[]): readonly string[] {
  const args = process.argv.slice(2);
  const strange = unknownArgs(args, names);
  return strange === undefined ? args : fail(strange);
}
