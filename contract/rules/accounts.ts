import type { ProductLabel } from '../domain/account';
import type { Currency } from '../domain/money';

export type AccountKind = { type: ProductLabel; currency: Currency };

export const isCheques = ({ type }: Pick<AccountKind, 'type'>): boolean => type === 'Cheques';

export const isPesoCheques = (account: AccountKind): boolean =>
  isCheques(account) && account.currency === 'MXN';

/** In centavos. */
type Funds = { available: number; commission?: number };

/** Returns the largest amount, in centavos, that the balance covers together with the commission. */
export const maxPayableAmount = ({ available, commission = 0 }: Funds): number =>
  Math.max(0, available - commission);

/** Returns the part that exceeds the balance: the amount, or only the commission on top. */
export function balanceProblem(
  amount: number,
  { available, commission = 0 }: Funds,
): 'amount' | 'commission' | undefined {
  if (amount > available) return 'amount';
  return amount + commission > available ? 'commission' : undefined;
}
