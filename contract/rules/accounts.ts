import type { ProductLabel } from '../domain/account';
import type { Currency } from '../domain/money';

export type AccountKind = { type: ProductLabel; currency: Currency };

export const isCheques = ({ type }: Pick<AccountKind, 'type'>): boolean => type === 'Cheques';

export const isPesoCheques = (account: AccountKind): boolean =>
  isCheques(account) && account.currency === 'MXN';

/** In centavos. */
type Funds = { available: number; commission?: number };

/** Centavos. The most that the balance can pay with the commission on top of it. */
export const mostPayable = ({ available, commission = 0 }: Funds): number =>
  Math.max(0, available - commission);

/** Centavos. Returns what the balance cannot pay: the amount, or only the commission on top of it. */
export function balanceProblem(
  amount: number,
  { available, commission = 0 }: Funds,
): 'amount' | 'commission' | undefined {
  if (amount > available) return 'amount';
  return amount + commission > available ? 'commission' : undefined;
}
