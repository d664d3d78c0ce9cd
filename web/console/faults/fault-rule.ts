import { FaultKind, type FaultRule, KnownCode } from '#contract/domain/fault-rule';
import { pickNumbers, pickTexts } from '../lib/typed-fields';
import type { FieldPaths } from '../lib/useFields';

/** For a rule that only delays: the response is unchanged. */
export const NO_KIND = 'none';

export const emptyRule = {
  operation: '',
  method: '',
  path: '',
  customer: '',
  pointer: '',
  value: '',
  nth: '',
  skip: '',
  times: '1',
  kind: 'refuse',
  code: '',
  status: '',
  delay: '',
  jitter: '',
  chunks: '',
  dribble: '',
};

export const rulePaths: FieldPaths<keyof typeof emptyRule> = {
  operation: 'match.operation',
  method: 'match.method',
  path: 'match.path',
  customer: 'match.customer',
  pointer: 'match.body.pointer',
  value: 'match.body.value',
  nth: 'match.nth',
  kind: 'then',
  code: 'then.code',
  status: 'then.status',
  delay: 'then.delay.ms',
  jitter: 'then.delay.jitterMs',
  chunks: 'then.dribble.chunks',
  dribble: 'then.dribble.ms',
};
export type RuleFields = Readonly<typeof emptyRule>;

/** Converts a text to a number or boolean if it is one. */
function jsonValue(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}

function effectFrom(fields: RuleFields): FaultRule['then'] {
  const { delay, jitter, chunks, dribble } = fields;
  const kind = FaultKind.safeParse(fields.kind);
  const code = KnownCode.safeParse(fields.code);
  return {
    ...(kind.success && kind.data !== 'refuse' && { kind: kind.data }),
    ...(code.success && { code: code.data }),
    ...pickNumbers(fields, 'status'),
    ...(delay !== '' && { delay: { ms: Number(delay), ...pickNumbers({ jitterMs: jitter }, 'jitterMs') } }),
    ...(chunks !== '' && { dribble: { chunks: Number(chunks), ms: Number(dribble) } }),
  };
}

/** Builds a rule without the empty fields; the sandbox validates the others. */
export function toFaultRule(fields: RuleFields): FaultRule {
  const { pointer, value, nth } = fields;
  const match = {
    ...pickTexts(fields, 'operation', 'method', 'path', 'customer'),
    ...(pointer !== '' && { body: { pointer, value: jsonValue(value) } }),
    ...pickNumbers(fields, 'nth'),
  };
  return {
    ...(Object.keys(match).length > 0 && { match }),
    // The sandbox accepts either `nth`, or `skip` and `times`.
    ...(nth === '' && pickNumbers(fields, 'skip', 'times')),
    then: effectFrom(fields),
  };
}
