import { fieldError } from '#bank/core/errors/domain-error';
import { kindOf } from '#contract/domain/field-definition';
import { checkField, normalizeField } from '#contract/domain/field-rules';
import type { MerchantData } from './merchant';

/** Returns an English sentence that describes the company's numbers. */
export function referenceForm({ merchantKey, fields: [definition] }: MerchantData): string {
  const { minimumLength: min = 1, maximumLength: max = 40 } = definition;
  const length = min === max ? `${min}` : `${min} to ${max}`;
  const characters = kindOf(definition) === 'numeric' ? 'digits, not all zeros' : 'letters and digits';
  return `Write a number of ${merchantKey}: ${length} ${characters}.`;
}

/** Returns the customer's number in its stored form. Rejects a number that is invalid for the company. */
export function referenceFor(merchant: MerchantData, text: string, field = 'given.reference'): string {
  const [definition] = merchant.fields;
  const value = normalizeField(definition, text);
  if (checkField(definition, value) === undefined) return value;
  throw fieldError(field, referenceForm(merchant));
}
