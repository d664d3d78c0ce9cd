import { formatCentavos } from '#contract/domain/money';
import type { CustomerLimit, LimitKey } from '#contract/limits';
import { NOTHING_LEFT_TODAY } from '#contract/rules/limits';
import type { LiveHint } from '#web/components/forms/LiveHints.tsx';
import { leftToday, limitPerOperation } from './limits';

const pesos = (centavos: number) => formatCentavos(centavos, 'MXN');

const beyondOperation = (most: number) => `Rebasas tu límite de ${pesos(most)} por operación`;

export const limitOf = (limits: readonly CustomerLimit[], category: LimitKey): CustomerLimit | undefined =>
  limits.find(({ limitKey }) => limitKey === category);

export function checkOperationLimit(centavos: number, limit: CustomerLimit | undefined): string | undefined {
  const most = limit && limitPerOperation(limit);
  return most !== undefined && centavos > most ? `${beyondOperation(most)}.` : undefined;
}

/** Checks the limit of the day on which money moves. */
export function checkDayLimit(
  centavos: number,
  limit: CustomerLimit | undefined,
  when: string,
): string | undefined {
  const left = limit && when === 'today' ? leftToday(limit) : undefined;
  if (left === undefined || centavos <= left) return undefined;
  return left === 0
    ? NOTHING_LEFT_TODAY
    : `Rebasas tu límite por día. Hoy puedes enviar hasta ${pesos(left)} más.`;
}

export function operationLimitHints(
  centavos: number | undefined,
  limit: CustomerLimit | undefined,
): LiveHint[] {
  if (limit === undefined) return [];
  const most = limitPerOperation(limit);
  if (centavos === undefined) return [{ text: `Tu límite por operación: ${pesos(most)}` }];
  return centavos > most
    ? [{ good: false, text: beyondOperation(most) }]
    : [{ good: true, text: `Dentro de tu límite por operación: ${pesos(most)}` }];
}

/** Shown only if less is left of the day than one operation may carry. */
export function dayLimitHints(
  centavos: number | undefined,
  limit: CustomerLimit | undefined,
  when: string,
): LiveHint[] {
  const left = limit && when === 'today' ? leftToday(limit) : undefined;
  if (limit === undefined || left === undefined || left >= limitPerOperation(limit)) return [];
  if (left === 0) return [{ good: false, text: 'Ya usaste tu límite de hoy' }];
  return centavos !== undefined && centavos > left
    ? [{ good: false, text: `Rebasas tu límite por día: hoy puedes enviar ${pesos(left)} más` }]
    : [{ text: `Hoy puedes enviar ${pesos(left)} más` }];
}
