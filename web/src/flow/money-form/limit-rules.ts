import { formatCentavos } from '#contract/domain/money';
import type { CustomerLimit, LimitKey } from '#contract/limits';
import { NOTHING_LEFT_TODAY } from '#contract/rules/limits';
import type { LiveHint } from '#web/components/forms/LiveHints.tsx';
import { leftToday, limitPerOperation } from './limits';

const pesos = (centavos: number) => formatCentavos(centavos, 'MXN');

const operationLimitText = (max: number) => `Rebasas tu límite de ${pesos(max)} por operación`;

export const limitOf = (limits: readonly CustomerLimit[], category: LimitKey): CustomerLimit | undefined =>
  limits.find(({ limitKey }) => limitKey === category);

export function checkOperationLimit(centavos: number, limit: CustomerLimit | undefined): string | undefined {
  const max = limit && limitPerOperation(limit);
  return max !== undefined && centavos > max ? `${operationLimitText(max)}.` : undefined;
}

/** Checks the daily limit, if the money moves today. */
export function checkDayLimit(
  centavos: number,
  limit: CustomerLimit | undefined,
  when: string,
): string | undefined {
  const remaining = limit && when === 'today' ? leftToday(limit) : undefined;
  if (remaining === undefined || centavos <= remaining) return undefined;
  return remaining === 0
    ? NOTHING_LEFT_TODAY
    : `Rebasas tu límite por día. Hoy puedes enviar hasta ${pesos(remaining)} más.`;
}

export function operationLimitHints(
  centavos: number | undefined,
  limit: CustomerLimit | undefined,
): LiveHint[] {
  if (limit === undefined) return [];
  const max = limitPerOperation(limit);
  if (centavos === undefined) return [{ text: `Tu límite por operación: ${pesos(max)}` }];
  return centavos > max
    ? [{ good: false, text: operationLimitText(max) }]
    : [{ good: true, text: `Dentro de tu límite por operación: ${pesos(max)}` }];
}

/** Returns no hint if the rest of the daily limit covers the largest operation. */
export function dayLimitHints(
  centavos: number | undefined,
  limit: CustomerLimit | undefined,
  when: string,
): LiveHint[] {
  const remaining = limit && when === 'today' ? leftToday(limit) : undefined;
  if (limit === undefined || remaining === undefined || remaining >= limitPerOperation(limit)) return [];
  if (remaining === 0) return [{ good: false, text: 'Ya usaste tu límite de hoy' }];
  return centavos !== undefined && centavos > remaining
    ? [{ good: false, text: `Rebasas tu límite por día: hoy puedes enviar ${pesos(remaining)} más` }]
    : [{ text: `Hoy puedes enviar ${pesos(remaining)} más` }];
}
