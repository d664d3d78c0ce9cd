import { DomainError, fieldError } from '#bank/core/errors/domain-error';
import { checkPesoCheques } from '#bank/shared/accounts/peso-cheques';
import { mayUse } from '#contract/domain/account';
import { formatCentavos, toCentavos } from '#contract/domain/money';
import type { Charity, DonationOrder } from '#contract/donations';
import type { AccountKind } from '#contract/rules/accounts';
import { donationProblem, MAX_DONATION, MIN_DONATION } from '#contract/rules/donations';
import { charities } from './charities';

type DonationSource = {
  from: AccountKind & Parameters<typeof mayUse>[0];
  /** Centavos. */
  available: number;
};

export type CheckedDonation = { charity: Charity; amount: number };

const wrongAmount = {
  below: `El donativo mínimo es de ${formatCentavos(MIN_DONATION, 'MXN')}.`,
  above: `El donativo máximo es de ${formatCentavos(MAX_DONATION, 'MXN')}.`,
};

/** Rejects at the first violation. */
export function checkDonation(order: DonationOrder, { from, available }: DonationSource): CheckedDonation {
  const charity = charities.find(({ id }) => id === order.charity_id);
  if (!charity) throw fieldError('charity_id', 'Elige una organización de la lista.');
  checkPesoCheques(from, 'from_account_key');
  if (!mayUse(from, 'PAY_BILL')) throw new DomainError('CZ_NOT_ENTITLED', { field: 'from_account_key' });
  const amount = toCentavos(order.amount);
  const problem = donationProblem(amount);
  if (problem) throw fieldError('amount', wrongAmount[problem]);
  if (amount > available) throw new DomainError('CZ_INSUFFICIENT_FUNDS', { field: 'amount' });
  return { charity, amount };
}
