import { fail } from './settings';

export function unknownArgs(args: readonly string[], knownArgs: readonly string[]): string | undefined {
  const unknown = args.filter((word) => !knownArgs.includes(word));
  if (unknown.length === 0) return undefined;
  return `${unknown.join(', ')}: ${knownArgs.length > 0 ? `there are ${knownArgs.join(', ')}` : 'nothing may stand there'}.`;
}

/** Prints the usage and ends the command if the arguments contain `--help` or `-h`. */
export function handleHelp(usage: string): void {
  if (!process.argv.slice(2).some((arg) => arg === '--help' || arg === '-h')) return;
  console.log(usage);
  process.exit(0);
}

/** Prints the usage if it is requested. Rejects unknown arguments before anything starts. */
export function parseArgs(usage: string, names: readonly string[] = []): readonly string[] {
  handleHelp(names.length > 0 ? `${usage}\nArguments: ${names.join(', ')}` : usage);
  const args = process.argv.slice(2);
  const problem = unknownArgs(args, names);
  return problem === undefined ? args : fail(problem);
}
