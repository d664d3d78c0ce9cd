import { groupField } from '#contract/domain/field-rules';
import { formatPhone } from '#web/lib/format/numbers.ts';
import { numberField, type PayeeNumber, referenceOf } from './payee-labels';

/** The whole number, in the groups in which the bill has it. */
export function wholeNumber(payee: PayeeNumber): string {
  if (payee.mobileTelephone !== undefined) return formatPhone(payee.mobileTelephone);
  return groupField(numberField(payee) ?? {}, referenceOf(payee));
}

/** What the merchant calls the number: 'Número de servicio'. */
export const numberLabel = (payee: PayeeNumber): string =>
  payee.mobileTelephone === undefined ? (numberField(payee)?.name ?? 'Referencia') : 'Celular';
