import type { BankDate } from '#contract/domain/dates';
import { formatCentavos, toCentavos } from '#contract/domain/money';
import type { Payee } from '#contract/payees';
import { isDisabled } from '#contract/rules/payees';
import { formatAgo } from '#web/lib/format/ago.ts';
import { numberEnding } from '../shared/payees/payee-labels';

const collator = new Intl.Collator('es-MX');
const lastPaymentDate = ({ lastPayment }: Payee): string => lastPayment?.date ?? '';

/** Sorts payable payees first, then the most recently paid, then by nickname. */
export const sortPayees = (payees: readonly Payee[]): Payee[] =>
  payees.toSorted(
    (a, b) =>
      Number(isDisabled(a)) - Number(isDisabled(b)) ||
      collator.compare(lastPaymentDate(b), lastPaymentDate(a)) ||
      collator.compare(a.nickname, b.nickname),
  );

export const payeeOf = (payees: readonly Payee[], key: string): Payee | undefined =>
  payees.find((payee) => payee.key === key && !isDisabled(payee));

/** 'Luz del Altiplano •••• 7710' */
export const merchantLine = (payee: Payee): string => `${payee.merchantName} ${numberEnding(payee)}`.trim();

/** '$704.05 MXN hace 14 días', or '' without a payment. */
export function formatLastPayment({ lastPayment }: Payee, today: BankDate): string {
  if (lastPayment === undefined) return '';
  const { amount, date } = lastPayment;
  return `${formatCentavos(toCentavos(amount.amount), amount.currencyCode)} ${formatAgo(date, today)}`;
}
