import { expect, it } from 'vitest';
import { sessionReport } from './session-report';

const scenario = (id: string, code: string) => ({ id, code, title: `Rechazo ${code}`, customer: 'ana' });

it('lists all scenarios and marks the ones that the tester has seen', () => {
  const scenarios = [scenario('a', '2082'), scenario('b', '2185')];
  expect(sessionReport(scenarios, new Set(['b', 'gone']), '23 nov 2026')).toBe(
    'Ronda de escenarios, 23 nov 2026\nVistos: 1 de 2\n\n[ ] 2082 · Rechazo 2082 (a)\n[x] 2185 · Rechazo 2185 (b)',
  );
});
