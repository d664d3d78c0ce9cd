import { fieldError } from '#bank/core/errors/domain-error';
import { kindOf } from '#contract/domain/field-definition';
import { checkField, normalizeField } from '#contract/domain/field-rules';
import type { MerchantData } from './merchant';

/** Returns the customer's number as it is stored. Rejects one that the company does not use. */
export function referenceFor(
  { merchantKey, fields: [definition] }: MerchantData,
  text: string,
  field = 'given.reference',
): string {
  const value = normalizeField(definition, text);
  if (checkField(definition, value) === undefined) return value;
  const { minimumLength: min = 1, maximumLength: max = 40 } = definition;
  const length = min === max ? `${min}` : `${min} to ${max}`;
  const characters = kindOf(definition) === 'numeric' ? 'digits, not all zeros' : 'letters and digits';
  throw fieldError(field, `Write a number of ${merchantKey}: ${length} ${characters}.`);
}
