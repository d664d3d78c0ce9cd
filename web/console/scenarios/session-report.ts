import type { Scenario } from '#contract/domain/scenario';

/** Returns the list of scenarios as text, with a mark for each that the tester has seen. */
export function sessionReport(
  scenarios: readonly Scenario[],
  seen: ReadonlySet<string>,
  now: string,
): string {
  const seenCount = scenarios.filter(({ id }) => seen.has(id)).length;
  return [
    `Ronda de escenarios, ${now}`,
    `Vistos: ${seenCount} de ${scenarios.length}`,
    '',
    ...scenarios.map(({ id, code, title }) => `[${seen.has(id) ? 'x' : ' '}] ${code} · ${title} (${id})`),
  ].join('\n');
}
