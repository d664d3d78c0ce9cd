import { MAX_ALIAS_LENGTH, MAX_NAME_LENGTH } from '#contract/recipients';
import { DraftField } from '#web/components/forms/DraftField.tsx';
import type { FieldBinding } from '#web/components/forms/draft.ts';
import { type DraftForm, useField } from '#web/components/forms/useDraft.ts';
import { lettersAndDigits, lettersOnly } from './filters';
import { NameField } from './NameField';
import { type NamesDraft, proposedAlias } from './names';

type NameFieldsProps = { form: DraftForm<NamesDraft>; recipientType: NamesDraft['recipientType'] };

const surnames = [
  ['lastName', 'Apellido paterno', false],
  ['secondLastName', 'Apellido materno', true],
] as const;

export const NameFields = ({ form, recipientType }: NameFieldsProps) => {
  const isBusiness = recipientType === 'BUSINESS';
  const alias = useField(form, 'alias');
  // The recipient type may have changed since the alias was proposed.
  const isProposal = () => {
    const draft = form.read();
    return (['PERSONAL', 'BUSINESS'] as const).some(
      (kind) => draft.alias === proposedAlias({ ...draft, recipientType: kind }),
    );
  };
  /** The alias follows the name until the customer edits it. */
  const nameProps = (field: FieldBinding) => ({
    ...field,
    onChange: (text: string) => {
      const follows = isProposal();
      field.onChange(text);
      if (follows) alias.onChange(proposedAlias(form.read()));
    },
  });
  return (
    <>
      <DraftField form={form} name="name">
        {(field) => (
          <NameField
            {...nameProps(field)}
            label={isBusiness ? 'Nombre de la empresa' : 'Nombre'}
            max={MAX_NAME_LENGTH}
            {...(isBusiness ? lettersAndDigits : lettersOnly)}
          />
        )}
      </DraftField>
      {!isBusiness &&
        surnames.map(([name, label, optional]) => (
          <DraftField key={name} form={form} name={name}>
            {(field) => (
              <NameField
                {...nameProps(field)}
                label={label}
                optional={optional}
                max={MAX_NAME_LENGTH}
                {...lettersOnly}
              />
            )}
          </DraftField>
        ))}
      <NameField
        {...alias}
        label="Alias"
        hint="Así aparece en tu lista. Puedes cambiarlo."
        max={MAX_ALIAS_LENGTH}
        isProposal={isProposal}
        {...lettersAndDigits}
      />
    </>
  );
};
