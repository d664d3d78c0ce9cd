import type { Account } from '#contract/domain/account';
import { bankDate } from '#contract/domain/dates';
import { type DailyService, formatHours, isOpenDaily } from '#contract/domain/hours';
import { accountOf, availableIn, nameCoveringAccount } from '#web/flow/money-form/accounts.ts';
import { checkPositive } from '#web/flow/money-form/amount.ts';
import { checkDayLimit, checkOperationLimit } from '#web/flow/money-form/limit-rules.ts';
import { checkWhen, closedOnHolidays, type When } from '#web/flow/money-form/scheduling.ts';
import { notEnough, payingAccounts } from '../shared/payments/payment-flow';
import type { PaySetup } from './api';
import { costFrom } from './payment-days';

export function checkSource(key: string, { accounts }: Pick<PaySetup, 'accounts'>): string | undefined {
  const sources = payingAccounts(accounts);
  if (accountOf(sources, key)) return undefined;
  return sources.length === 0
    ? 'Necesitas una cuenta de cheques que permita pagar servicios.'
    : 'Elige la cuenta de donde sale el dinero.';
}

export type SourceAndDay = { from: string; when: string };

export const sourceOf = ({ accounts }: Pick<PaySetup, 'accounts'>, key: string): Account | undefined =>
  accountOf(payingAccounts(accounts), key);

/** Returns the first problem of an amount in centavos, in the bank's order. */
export const checkPaid = (
  centavos: number,
  sourceAndDay: SourceAndDay,
  setup: PaySetup,
): string | undefined =>
  checkPositive(centavos) ??
  checkOperationLimit(centavos, setup.limit) ??
  checkDayLimit(centavos, setup.limit, sourceAndDay.when) ??
  checkFunds(centavos, sourceAndDay, setup);

/** A scheduled payment is not checked against today's balance. */
function checkFunds(centavos: number, { from, when }: SourceAndDay, setup: PaySetup): string | undefined {
  const source = sourceOf(setup, from);
  const available = source && availableIn(source);
  const cost = costFrom(source, centavos, setup.exchangeMatrix);
  if (when !== 'today' || available === undefined || cost === undefined || cost.charged <= available)
    return undefined;
  const covering = nameCoveringAccount(payingAccounts(setup.accounts), source, cost.charged);
  return notEnough(available, cost.currency, covering, ', o págalo otro día');
}

export function checkDay(
  day: When,
  service: DailyService,
  { holidays }: Pick<PaySetup, 'holidays'>,
  now: number,
): { when: string | undefined; date: string | undefined } {
  const isClosed = day.when === 'today' && !isOpenDaily(service, now);
  return {
    when: isClosed ? `Hoy ya no hay servicio: es de ${formatHours(service)}. Elige otro día.` : undefined,
    date: checkWhen(day, closedOnHolidays(holidays), bankDate(now)),
  };
}
