import { formatCentavos } from '#contract/domain/money';
import type { CustomerLimit, LimitKey } from '#contract/limits';
import type { LiveHint } from '#web/components/forms/LiveHints.tsx';
import { leftToday, limitPerOperation } from './limits';

const pesos = (centavos: number) => formatCentavos(centavos, 'MXN');

const beyondOperation = (most: number) => `Rebasas tu límite de ${pesos(most)} por operación`;

/** The limit of a category; undefined where the bank sends none. */
export const limitOf = (limits: readonly CustomerLimit[], category: LimitKey): CustomerLimit | undefined =>
  limits.find(({ limitKey }) => limitKey === category);

/** What is wrong with an amount of centavos under the limit of one operation. */
export function checkOperationLimit(centavos: number, limit: CustomerLimit | undefined): string | undefined {
  const most = limit && limitPerOperation(limit);
  return most !== undefined && centavos > most ? `${beyondOperation(most)}.` : undefined;
}

/** What is wrong with it under the limit of the day, which is that of the day on which money moves. */
export function checkDayLimit(
  centavos: number,
  limit: CustomerLimit | undefined,
  when: string,
): string | undefined {
  const left = limit && when === 'today' ? leftToday(limit) : undefined;
  if (left === undefined || centavos <= left) return undefined;
  return left === 0
    ? 'Ya usaste tu límite de hoy. Escoge otra fecha.'
    : `Rebasas tu límite por día. Hoy puedes enviar hasta ${pesos(left)} más.`;
}

/** `centavos` is undefined while there is no amount: then the limit is but a fact. */
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

/** Said only where less is left of the day than one operation may carry. */
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
