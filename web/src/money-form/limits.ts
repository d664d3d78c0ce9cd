import type { CustomerLimit, LimitKey } from '#contract/limits';
import { showMoney, toCentavos } from '#contract/shared/money';
import type { LiveHint } from '../forms/LiveHints';

const pesos = (centavos: number) => showMoney(centavos, 'MXN');

/** The limit of a category; undefined where the bank sends none. */
export const limitOf = (limits: readonly CustomerLimit[], category: LimitKey): CustomerLimit | undefined =>
  limits.find(({ limitKey }) => limitKey === category);

/** Centavos that one operation may carry. */
export const limitPerOperation = ({ customerLimit }: CustomerLimit): number =>
  toCentavos(customerLimit.amount);

/** Centavos that can still be sent today; undefined where the bank does not say. */
export const leftToday = ({ dailyLimit, usedToday }: CustomerLimit): number | undefined =>
  dailyLimit && Math.max(0, toCentavos(dailyLimit.amount) - (usedToday ? toCentavos(usedToday.amount) : 0));

/** What is wrong with an amount of centavos under the limit of one operation. */
export function checkOperationLimit(centavos: number, limit: CustomerLimit | undefined): string | undefined {
  const most = limit && limitPerOperation(limit);
  return most !== undefined && centavos > most
    ? `Rebasa tu límite de ${pesos(most)} por operación.`
    : undefined;
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
    : `Rebasa tu límite por día. Hoy puedes enviar hasta ${pesos(left)} más.`;
}

export const operationLimitHints = (centavos: number, limit: CustomerLimit | undefined): LiveHint[] => {
  if (limit === undefined) return [];
  const most = limitPerOperation(limit);
  return [{ good: centavos <= most, text: `Tu límite por operación: ${pesos(most)}` }];
};

/** Said only where less is left of the day than one operation may carry. */
export function dayLimitHints(centavos: number, limit: CustomerLimit | undefined, when: string): LiveHint[] {
  const left = limit && when === 'today' ? leftToday(limit) : undefined;
  if (limit === undefined || left === undefined || left >= limitPerOperation(limit)) return [];
  const text = left === 0 ? 'Ya usaste tu límite de hoy' : `Hoy puedes enviar ${pesos(left)} más`;
  return [{ good: left > 0 && centavos <= left, text }];
}
