import type { FaultRule } from '#contract/domain/fault-rule';

export const presets: readonly { label: string; then: FaultRule['then'] }[] = [
  { label: 'Respuesta perdida', then: { kind: 'drop-after-commit' } },
  { label: 'Lento 5 s', then: { delay: { ms: 5_000 } } },
  { label: '502 HTML', then: { kind: 'html' } },
  { label: 'Sin respuesta', then: { kind: 'hang' } },
  { label: 'Fuera de horario 2185', then: { code: '2185' } },
  { label: 'Sesión terminada 401', then: { status: 401 } },
];

/** Scopes of a preset that match many calls. Only the path of an execution contains '/execute', not that of a setup. */
export const ANY_EXECUTION = '/execute';
export const ANY_POST = 'POST';

function matchOf(scope: string): NonNullable<FaultRule['match']> {
  if (scope === ANY_EXECUTION) return { path: ANY_EXECUTION };
  if (scope === ANY_POST) return { method: ANY_POST };
  return { operation: scope };
}

export const presetRule = (scope: string, then: FaultRule['then']): FaultRule => ({
  ...(scope !== '' && { match: matchOf(scope) }),
  times: 1,
  then,
});
