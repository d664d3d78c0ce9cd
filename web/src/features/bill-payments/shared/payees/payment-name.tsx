import { formatEnding } from '#contract/domain/account';
import { isTax, isTopUp, type PaymentRow } from '#contract/domain/payment';
import { CompanyAvatar } from '#web/components/avatars/CompanyAvatar.tsx';
import { capitalize } from '#web/lib/format/capitalize.ts';
import { formatPhone } from '#web/lib/format/numbers.ts';

/* Who was paid, in lists and on a receipt: by what the customer calls it, else by the company's name. */

type Paid = Pick<PaymentRow, 'operationType' | 'payee' | 'reference' | 'concept'>;

export const paidName = ({ payee }: Paid): string => payee.nickname ?? payee.merchantName;

/** By which of a company's customers: a phone by all of its number, anything else by its ending. */
function numberOf({ operationType, reference }: Paid): string {
  if (isTopUp(operationType)) return formatPhone(reference);
  return `${isTax(operationType) ? 'línea de captura' : 'servicio'} ${formatEnding(reference)}`;
}

/** Beside the name in a list: the company where it is called otherwise, what a tax is for, else whose number it is. */
export function paidFor(paid: Paid): string {
  const { operationType, payee, concept } = paid;
  if (payee.nickname === undefined) return concept ?? capitalize(numberOf(paid));
  return isTopUp(operationType) ? `Recarga ${payee.merchantName}` : payee.merchantName;
}

/** Beside the name on a receipt: the company where it is called otherwise, and whose number it is. */
export const paidWith = (paid: Paid): string =>
  paid.payee.nickname === undefined
    ? capitalize(numberOf(paid))
    : `${paid.payee.merchantName}, ${numberOf(paid)}`;

type PaidMarkProps = { paid: Paid; size: 36 | 40 };

/** A tax has the mark of what it is called. */
export const PaymentAvatar = ({ paid: { operationType, payee }, size }: PaidMarkProps) => (
  <CompanyAvatar name={isTax(operationType) ? operationType : payee.merchantName} size={size} />
);
