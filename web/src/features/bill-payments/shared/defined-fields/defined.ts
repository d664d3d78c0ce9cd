import type { FieldDefinition, FieldValue } from '#contract/domain/field-definition';
import { FIELDS_PATH, kindOf } from '#contract/domain/field-definition';
import { checkField } from '#contract/domain/field-rules';
import { fromCentavos } from '#contract/domain/money';
import { parseAmount } from '#web/components/forms/amount.ts';

/** Fields that only the bank knows are held under names of their own, so that they are in nobody's way. */
export type DefinedDraft = { readonly [name: `given-${string}`]: string };

/** For a flow's `fields`: where the bank refuses one of them. */
export const definedPath = ['given-', FIELDS_PATH] as const;

export const nameOf = ({ id }: Pick<FieldDefinition, 'id'>) => `given-${id}` as const;

/** Those that a customer fills in; what is constant is said, not asked. */
export const askedFields = (definitions: readonly FieldDefinition[]): FieldDefinition[] =>
  definitions.filter(({ type }) => type === 'variable');

/** Empty, or with what the bank knows of them already. */
export const blankFields = (definitions: readonly FieldDefinition[]): DefinedDraft =>
  Object.fromEntries(
    askedFields(definitions).map((definition) => [nameOf(definition), definition.value ?? '']),
  );

/** What a control holds, as the rules and the bank know it: an amount without commas, or decimals that it has not. */
export function valueIn(draft: DefinedDraft, definition: FieldDefinition): string {
  const text = (draft[nameOf(definition)] ?? '').trim();
  const centavos = kindOf(definition) === 'amount' ? parseAmount(text, 'MXN') : undefined;
  return centavos === undefined ? text : String(fromCentavos(centavos));
}

/** What is wrong, by field, in the words that the bank would use. */
export const checkDefined = (
  definitions: readonly FieldDefinition[],
  draft: DefinedDraft,
): Record<ReturnType<typeof nameOf>, string> =>
  Object.fromEntries(
    askedFields(definitions).flatMap((definition) => {
      const problem = checkField(definition, valueIn(draft, definition));
      return problem === undefined ? [] : [[nameOf(definition), problem]];
    }),
  );

/** What was given, as the bank wants it: what was left empty is left out. */
export const fieldValues = (definitions: readonly FieldDefinition[], draft: DefinedDraft): FieldValue[] =>
  askedFields(definitions)
    .map((definition) => ({ id: definition.id, value: valueIn(draft, definition) }))
    .filter(({ value }) => value !== '');
