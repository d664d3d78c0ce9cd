import { groupField } from '#contract/shared/field-rules';
import { formatPhone } from '../format/numbers';
import { type Numbered, numberField, referenceOf } from './payee-words';

/** The whole number, in the groups in which the bill has it. */
export function wholeNumber(payee: Numbered): string {
  if (payee.mobileTelephone !== undefined) return formatPhone(payee.mobileTelephone);
  return groupField(numberField(payee) ?? {}, referenceOf(payee));
}

/** What the merchant calls the number: 'Número de servicio'. */
export const numberWord = (payee: Numbered): string =>
  payee.mobileTelephone === undefined ? (numberField(payee)?.name ?? 'Referencia') : 'Celular';
