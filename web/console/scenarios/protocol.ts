import type { Scenario } from '#contract/domain/scenario';

/** Returns a text of the tester's session, for a report. */
export function protocolOf(scenarios: readonly Scenario[], seen: ReadonlySet<string>, now: string): string {
  const seenCount = scenarios.filter(({ id }) => seen.has(id)).length;
  return [
    `Ronda de escenarios, ${now}`,
    `Vistos: ${seenCount} de ${scenarios.length}`,
    '',
    ...scenarios.map(({ id, code, title }) => `[${seen.has(id) ? 'x' : ' '}] ${code} · ${title} (${id})`),
  ].join('\n');
}
