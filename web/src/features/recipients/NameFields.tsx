import { ALIAS_MAX, NAME_MAX } from '#contract/recipients';
import { DraftField } from '../../forms/DraftField';
import type { DraftForm } from '../../forms/useDraft';
import { words, wordsAndDigits } from './filters';
import type { NamesDraft } from './names';
import { WordsField } from './WordsField';

type NameFieldsProps = { form: DraftForm<NamesDraft>; recipientType: NamesDraft['recipientType'] };

const surnames = [
  ['lastName', 'Apellido paterno', false],
  ['secondLastName', 'Apellido materno', true],
] as const;

/** Who it is, and what the customer calls them. */
export const NameFields = ({ form, recipientType }: NameFieldsProps) => {
  const isBusiness = recipientType === 'BUSINESS';
  return (
    <>
      <DraftField form={form} name="name">
        {(field) => (
          <WordsField
            {...field}
            label={isBusiness ? 'Nombre de la empresa' : 'Nombre'}
            max={NAME_MAX}
            {...(isBusiness ? wordsAndDigits : words)}
          />
        )}
      </DraftField>
      {!isBusiness &&
        surnames.map(([name, label, optional]) => (
          <DraftField key={name} form={form} name={name}>
            {(field) => <WordsField {...field} label={label} optional={optional} max={NAME_MAX} {...words} />}
          </DraftField>
        ))}
      <DraftField form={form} name="alias">
        {(field) => <WordsField {...field} label="Alias" max={ALIAS_MAX} {...wordsAndDigits} />}
      </DraftField>
    </>
  );
};
