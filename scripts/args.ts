import { fail } from './settings';

export function unknownArgs(asked: readonly string[], known: readonly string[]): string | undefined {
  const strange = asked.filter((word) => !known.includes(word));
  if (strange.length === 0) return undefined;
  return `${strange.join(', ')}: ${known.length > 0 ? `there are ${known.join(', ')}` : 'nothing may stand there'}.`;
}

/** Rejects unknown arguments before anything starts. */
export function parseArgs(known: readonly string[]): readonly string[] {
  const asked = process.argv.slice(2);
  const strange = unknownArgs(asked, known);
  return strange === undefined ? asked : fail(strange);
}
