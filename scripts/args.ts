import { fail } from './settings';

export function unknownArgs(args: readonly string[], known: readonly string[]): string | undefined {
  const unknown = args.filter((word) => !known.includes(word));
  if (unknown.length === 0) return undefined;
  return `${unknown.join(', ')}: ${known.length > 0 ? `there are ${known.join(', ')}` : 'nothing may stand there'}.`;
}

/** Rejects unknown arguments before anything starts. */
export function parseArgs(names: readonly string[]): readonly string[] {
  const args = process.argv.slice(2);
  const problem = unknownArgs(args, names);
  return problem === undefined ? args : fail(problem);
}
