import { isBankDay } from '#bank/core/calendar/holidays';
import { DomainError, fieldError } from '#bank/core/errors/domain-error';
import type { CustomerAccount } from '#bank/core/ledger/accounts';
import { checkPesoCheques } from '#bank/shared/accounts/peso-cheques';
import { mayUse } from '#contract/domain/account';
import { isOpen } from '#contract/domain/hours';
import { toCentavos } from '#contract/domain/money';
import type { InvestmentOrder } from '#contract/investment-products';
import { minimumError, TERM_NOT_OFFERED } from '#contract/rules/investment-products';
import { isOffered, MINIMUM } from './rates';

type Usable = Pick<CustomerAccount, 'type' | 'currency' | 'entitlements'>;

export type Facts = { now: number; from: Usable & { available: number }; to: Usable };

/** Both accounts must be cheque accounts in pesos. */
function checkAccounts({ from, to }: Facts): void {
  checkPesoCheques(from, 'from_account_key');
  checkPesoCheques(to, 'to_account_key');
  if (!mayUse(from, 'TRANSFER_FROM')) throw new DomainError('CZ_NOT_ENTITLED', { field: 'from_account_key' });
  if (!mayUse(to, 'TRANSFER_TO')) throw new DomainError('CZ_NOT_ENTITLED', { field: 'to_account_key' });
}

/** Checks in this order: accounts, term, minimum, hours, balance. Rejects at the first violation. */
export function checkOrder(order: InvestmentOrder, facts: Facts): void {
  checkAccounts(facts);
  if (!isOffered(order.investment_type, order.term)) {
    throw fieldError('term', TERM_NOT_OFFERED);
  }
  const amount = toCentavos(order.amount);
  const minimumProblem = minimumError(amount, toCentavos(MINIMUM));
  if (minimumProblem !== undefined) throw fieldError('amount', minimumProblem);
  if (!isOpen('investments', facts.now, isBankDay)) throw new DomainError('2185');
  if (amount > facts.from.available) throw new DomainError('CZ_INSUFFICIENT_FUNDS', { field: 'amount' });
}
