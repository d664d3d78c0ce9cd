import { FaultKind, type FaultRule, KnownCode } from '#contract/domain/fault-rule';

/** Delays alone: the call is answered as usual. */
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
export type RuleFields = Readonly<typeof emptyRule>;

const numberIn = <Name extends string>(name: Name, text: string): Partial<Record<Name, number>> => {
  const found: Partial<Record<Name, number>> = {};
  if (text.trim() !== '') found[name] = Number(text);
  return found;
};

const textIn = <Name extends string>(name: Name, text: string): Partial<Record<Name, string>> => {
  const found: Partial<Record<Name, string>> = {};
  if (text.trim() !== '') found[name] = text.trim();
  return found;
};

/** Numbers and booleans as such; anything else is a text. */
function jsonValue(typed: string): string | number | boolean {
  if (typed === 'true' || typed === 'false') return typed === 'true';
  return typed.trim() !== '' && Number.isFinite(Number(typed)) ? Number(typed) : typed;
}

function effectFrom({ kind, code, status, delay, jitter, chunks, dribble }: RuleFields): FaultRule['then'] {
  const known = KnownCode.safeParse(code);
  const chosen = FaultKind.safeParse(kind);
  return {
    ...(chosen.success && chosen.data !== 'refuse' && { kind: chosen.data }),
    ...(known.success && { code: known.data }),
    ...numberIn('status', status),
    ...(delay !== '' && { delay: { ms: Number(delay), ...numberIn('jitterMs', jitter) } }),
    ...(chunks !== '' && { dribble: { chunks: Number(chunks), ms: Number(dribble) } }),
  };
}

/** Empty fields are left out; the sandbox says what is wrong with the others. */
export function ruleFrom(fields: RuleFields): FaultRule {
  const { operation, method, path, customer, pointer, value, nth, skip, times } = fields;
  const match = {
    ...textIn('operation', operation),
    ...textIn('method', method),
    ...textIn('path', path),
    ...textIn('customer', customer),
    ...(pointer !== '' && { body: { pointer, value: jsonValue(value) } }),
    ...numberIn('nth', nth),
  };
  return {
    ...(Object.keys(match).length > 0 && { match }),
    // The sandbox takes either.
    ...(nth === '' && { ...numberIn('skip', skip), ...numberIn('times', times) }),
    then: effectFrom(fields),
  };
}
