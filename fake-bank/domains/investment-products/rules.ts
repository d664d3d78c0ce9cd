import type { InvestmentOrder } from '#contract/investment-products';
import { mayUse } from '#contract/shared/account';
import { isOpen } from '#contract/shared/hours';
import { showMoney, toCentavos } from '#contract/shared/money';
import { checkPesoCheques } from '../../ground/accounts/peso-cheques';
import { isBankDay } from '../../ground/calendar/holidays';
import type { CustomerAccount } from '../../ground/ledger/accounts';
import { fieldRefusal, Refusal } from '../../ground/refusal/refusal';
import { isOffered, MINIMUM } from './rates';

type Usable = Pick<CustomerAccount, 'type' | 'currency' | 'entitlements'>;

export type Facts = { now: number; from: Usable & { available: number }; to: Usable };

/** Money is put away in pesos, from a cheque account, and comes back into one. */
function checkAccounts({ from, to }: Facts): void {
  checkPesoCheques(from, 'from_account_key');
  checkPesoCheques(to, 'to_account_key');
  if (!mayUse(from, 'TRANSFER_FROM')) throw new Refusal('CZ_NOT_ENTITLED', { field: 'from_account_key' });
  if (!mayUse(to, 'TRANSFER_TO')) throw new Refusal('CZ_NOT_ENTITLED', { field: 'to_account_key' });
}

/** Checks an order in the bank's order: accounts, term, minimum, hours, balance. The first rule it breaks refuses it. */
export function checkOrder(order: InvestmentOrder, facts: Facts): void {
  checkAccounts(facts);
  if (!isOffered(order.investment_type, order.term)) {
    throw fieldRefusal('term', 'Elige uno de los plazos que ofrecemos.');
  }
  const amount = toCentavos(order.amount);
  const minimum = toCentavos(MINIMUM);
  if (amount < minimum) {
    throw fieldRefusal('amount', `Inviertes desde ${showMoney(minimum, 'MXN')}.`);
  }
  if (!isOpen('investments', facts.now, isBankDay)) throw new Refusal('2185');
  if (amount > facts.from.available) throw new Refusal('CZ_INSUFFICIENT_FUNDS', { field: 'amount' });
}
