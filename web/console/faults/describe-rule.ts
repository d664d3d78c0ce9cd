import type { Fault, FaultKind, FaultRule } from '#contract/domain/fault-rule';

export const kindLabels: Readonly<Record<FaultKind, string>> = {
  'refuse': 'Rechazo',
  'hang': 'Sin respuesta',
  'drop-before': 'Llamada perdida',
  'drop-after-commit': 'Respuesta perdida',
  'malformed': 'JSON roto',
  'html': 'Página HTML',
};

/** True if the rule cannot hit again. */
export const isSpent = ({ hits, rule }: Fault): boolean => {
  const maxHits = rule.match?.nth === undefined ? rule.times : 1;
  return maxHits !== undefined && hits >= maxHits;
};

const formatTimes = (count: number): string => (count === 1 ? '1 vez' : `${count} veces`);

/** 'Rechazo 2185 · Tarda 500 ms'. */
export function describeEffect({ then }: FaultRule): string {
  const { kind, code, status, dribble } = then;
  const ms = then.delay?.ms ?? then.delayMs;
  const isRejection = kind === undefined && (code !== undefined || status !== undefined);
  const name = kind ? kindLabels[kind] : isRejection ? kindLabels.refuse : undefined;
  return [
    [name, code, status].filter((part) => part !== undefined).join(' '),
    ms !== undefined && `Tarda ${ms} ms`,
    then.delay?.jitterMs !== undefined && `hasta ${then.delay.jitterMs} ms más`,
    dribble && `en ${dribble.chunks} partes durante ${dribble.ms} ms`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** 'transfers.execute · ana · 1 vez'. */
export function describeMatch({ match, times: maxHits, skip }: FaultRule): string {
  const { operation, method, path, customer, body, nth } = match ?? {};
  return [
    operation,
    method,
    path,
    customer,
    body && `${body.pointer} = ${JSON.stringify(body.value)}`,
    match === undefined && 'Cualquier llamada',
    nth !== undefined && `solo la número ${nth}`,
    skip !== undefined && skip > 0 && `después de ${skip}`,
    maxHits !== undefined && formatTimes(maxHits),
  ]
    .filter(Boolean)
    .join(' · ');
}
