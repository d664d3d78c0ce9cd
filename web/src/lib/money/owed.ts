import type { Account } from '#contract/domain/account';
import type { Money } from '#contract/domain/money';
import { formatMoney } from './format';

const types: readonly Account['type'][] = [
  'Tarjeta de Crédito',
  'Línea de Crédito',
  'Crédito Personal',
  'Crédito Hipotecario',
];

/** The balance of these is what is owed, not what there is. */
export const isCredit = ({ type }: Pick<Account, 'type'>): boolean => types.includes(type);

/** What was paid of a credit beyond what was owed, which is its holder's own. */
export const inFavour = (owed: Money): Money | undefined =>
  owed.amount !== null && owed.amount < 0 ? { ...owed, amount: -owed.amount } : undefined;

/** 'debes $1,200.00 MXN', 'tienes $50.00 MXN a favor' */
export function owedText(owed: Money): string {
  const favour = inFavour(owed);
  return favour ? `tienes ${formatMoney(favour)} a favor` : `debes ${formatMoney(owed)}`;
}

/** What is owed under the name that its place gives it; what is in favour under its own. */
export function owedAs(label: string, owed: Money): { label: string; balance: Money } {
  const favour = inFavour(owed);
  return favour ? { label: 'Saldo a favor', balance: favour } : { label, balance: owed };
}
