import type { FaultRule } from '#contract/domain/fault-rule';

export const presets: readonly { label: string; then: FaultRule['then'] }[] = [
  { label: 'Respuesta perdida', then: { kind: 'drop-after-commit' } },
  { label: 'Lento 5 s', then: { delay: { ms: 5_000 } } },
  { label: '502 HTML', then: { kind: 'html' } },
  { label: 'Sin respuesta', then: { kind: 'hang' } },
  { label: 'Fuera de horario 2185', then: { code: '2185' } },
  { label: 'Sesión terminada 401', then: { status: 401 } },
];

/** Scope of a preset that matches any POST. */
export const ANY_POST = 'POST';

export const presetRule = (scope: string, then: FaultRule['then']): FaultRule => ({
  ...(scope === '' ? {} : { match: scope === ANY_POST ? { method: ANY_POST } : { operation: scope } }),
  times: 1,
  then,
});
