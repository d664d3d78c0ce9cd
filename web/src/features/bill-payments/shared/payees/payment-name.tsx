import { formatEnding } from '#contract/domain/account';
import { isTax, isTopUp, type PaymentRow } from '#contract/domain/payment';
import { CompanyAvatar } from '#web/components/avatars/CompanyAvatar.tsx';
import { capitalize } from '#web/lib/format/capitalize.ts';
import { formatPhone } from '#web/lib/format/numbers.ts';

/* Name and number of a payee in lists and receipts. */

type Paid = Pick<PaymentRow, 'operationType' | 'payee' | 'reference' | 'concept'>;

export const paidName = ({ payee }: Paid): string => payee.nickname ?? payee.merchantName;

/** Whole number of a phone, else the last digits. */
function numberOf({ operationType, reference }: Paid): string {
  if (isTopUp(operationType)) return formatPhone(reference);
  return `${isTax(operationType) ? 'línea de captura' : 'servicio'} ${formatEnding(reference)}`;
}

/** Second line in a list: company, concept of a tax, or number. */
export function subtitleInList(paid: Paid): string {
  const { operationType, payee, concept } = paid;
  if (payee.nickname === undefined) return concept ?? capitalize(numberOf(paid));
  return isTopUp(operationType) ? `Recarga ${payee.merchantName}` : payee.merchantName;
}

/** Second line on a receipt: company (unless it is the name) and number. */
export const subtitleOnReceipt = (paid: Paid): string =>
  paid.payee.nickname === undefined
    ? capitalize(numberOf(paid))
    : `${paid.payee.merchantName}, ${numberOf(paid)}`;

type PaymentAvatarProps = { paid: Paid; size: 36 | 40 };

/** Taxes use the avatar of their operation. */
export const PaymentAvatar = ({ paid: { operationType, payee }, size }: PaymentAvatarProps) => (
  <CompanyAvatar name={isTax(operationType) ? operationType : payee.merchantName} size={size} />
);
