import type { Account } from '#contract/domain/account';
import type { Money } from '#contract/domain/money';
import { formatMoney } from './format';

const creditTypes: readonly Account['type'][] = [
  'Tarjeta de Crédito',
  'Línea de Crédito',
  'Crédito Personal',
  'Crédito Hipotecario',
];

export const isCredit = ({ type }: Pick<Account, 'type'>): boolean => creditTypes.includes(type);

export const creditBalanceOf = (owed: Money): Money | undefined =>
  owed.amount !== null && owed.amount < 0 ? { ...owed, amount: -owed.amount } : undefined;

/** 'debes $1,200.00 MXN', 'tienes $50.00 MXN a favor' */
export function owedText(owed: Money): string {
  const favour = creditBalanceOf(owed);
  return favour ? `tienes ${formatMoney(favour)} a favor` : `debes ${formatMoney(owed)}`;
}

export function balanceRowOf(label: string, owed: Money): { label: string; balance: Money } {
  const favour = creditBalanceOf(owed);
  return favour ? { label: 'Saldo a favor', balance: favour } : { label, balance: owed };
}
