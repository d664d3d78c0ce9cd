import { groupField } from '#contract/domain/field-rules';
import { formatPhone } from '#web/lib/format/numbers.ts';
import { numberField, type PayeeNumber, referenceOf } from './payee-labels';

/** Whole number, grouped as on the bill. */
export function wholeNumber(payee: PayeeNumber): string {
  if (payee.mobileTelephone !== undefined) return formatPhone(payee.mobileTelephone);
  return groupField(numberField(payee) ?? {}, referenceOf(payee));
}

/** The merchant's name for the number: 'Número de servicio'. */
export const numberLabel = (payee: PayeeNumber): string =>
  payee.mobileTelephone === undefined ? (numberField(payee)?.name ?? 'Referencia') : 'Celular';
