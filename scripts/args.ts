import { fail } from './settings';

/** Takes `name VALUE` or `name=VALUE` out of the arguments. Throws if there is no value. */
export function takeOption(
  args: readonly string[],
  name: string,
): { value?: string; rest: readonly string[] } {
  const at = args.findIndex((word) => word === name || word.startsWith(`${name}=`));
  const found = args[at];
  if (found === undefined) return { rest: args };
  const value = found === name ? args[at + 1] : found.slice(name.length + 1);
  if (!value) throw new Error(`${name}: write the name of a file after it.`);
  return { value, rest: args.toSpliced(at, found === name ? 2 : 1) };
}

export function unknownArgs(args: readonly string[], known: readonly string[]): string | undefined {
  const strange = args.filter((word) => !known.includes(word));
  if (strange.length === 0) return undefined;
  return `${strange.join(', ')}: ${known.length > 0 ? `there are ${known.join(', ')}` : 'nothing may stand there'}.`;
}

/** Rejects unknown arguments before anything starts. */
export function parseArgs(
  known: readonly string[],
  args: readonly string[] = process.argv.slice(2),
): readonly string[] {
  const strange = unknownArgs(args, known);
  return strange === undefined ? args : fail(strange);
}
