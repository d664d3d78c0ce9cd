import { fail } from './settings';

export function unknownArgs(args: readonly string[], knownArgs: readonly string[]): string | undefined {
  const unknown = args.filter((word) => !knownArgs.includes(word));
  if (unknown.length === 0) return undefined;
  return `${unknown.join(', ')}: ${knownArgs.length > 0 ? `there are ${knownArgs.join(', ')}` : 'nothing may stand there'}.`;
}

/** Rejects unknown arguments before anything starts. */
export function parseArgs(names: readonly string[]): readonly string[] {
  const args = process.argv.slice(2);
  const problem = unknownArgs(args, names);
  return problem === undefined ? args : fail(problem);
}
