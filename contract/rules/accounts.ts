import type { ProductLabel } from '../domain/account';
import type { Currency } from '../domain/money';

export type AccountKind = { type: ProductLabel; currency: Currency };

export const isCheques = ({ type }: Pick<AccountKind, 'type'>): boolean => type === 'Cheques';

export const isPesoCheques = (account: AccountKind): boolean =>
  isCheques(account) && account.currency === 'MXN';

/** Centavos. Returns what the balance cannot pay: the amount, or only the commission on top of it. */
export function balanceProblem(
  amount: number,
  { available, commission = 0 }: { available: number; commission?: number },
): 'amount' | 'commission' | undefined {
  if (amount > available) return 'amount';
  return amount + commission > available ? 'commission' : undefined;
}
