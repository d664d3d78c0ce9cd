import type { Actor } from '#bank/core/activity/activity';
import { DomainError } from '#bank/core/errors/domain-error';
import type { Reader } from '#bank/core/storage/collection';
import { bankDate } from '#contract/domain/dates';
import { formatCentavos } from '#contract/domain/money';
import type { LimitKey } from '#contract/limits';
import { leftOfDay, NOTHING_LEFT_TODAY } from '#contract/rules/limits';
import { customerLimitOf, DAILY, usedOn } from './limits';

export type LimitState = { limit: number; daily: number; used: number };

export const limitStateOf = (reader: Reader, { customer, now }: Actor, limitKey: LimitKey): LimitState => ({
  limit: customerLimitOf(reader, customer, limitKey),
  daily: DAILY,
  used: usedOn(reader, customer, limitKey, bankDate(now)),
});

export function checkOperationLimit(amount: number, limit: number): void {
  if (amount <= limit) return;
  const description = `Tu límite por operación es ${formatCentavos(limit, 'MXN')}.`;
  throw new DomainError('2082', { field: 'amount', description });
}

/** `verb` completes "Hoy puedes …": 'enviar', 'pagar'. */
export function checkDayLimit(amount: number, allowed: Omit<LimitState, 'limit'>, verb: string): void {
  const left = leftOfDay(allowed);
  if (amount <= left) return;
  const description =
    left === 0 ? NOTHING_LEFT_TODAY : `Hoy puedes ${verb} hasta ${formatCentavos(left, 'MXN')} más.`;
  throw new DomainError('2081', { field: 'amount', description });
}
