import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { nationalDigits } from '#contract/domain/mobile-telephone';
import { digitsIn } from '#contract/domain/text';
import { DraftField } from '#web/components/forms/DraftField.tsx';
import { LiveHints } from '#web/components/forms/LiveHints.tsx';
import { RadioGroup } from '#web/components/forms/RadioGroup.tsx';
import { SelectField } from '#web/components/forms/SelectField.tsx';
import { useField, useValues } from '#web/components/forms/useDraft.ts';
import type { FieldsProps } from '#web/flow/flow.ts';
import { NameFields } from '../NameFields';
import { namesInText } from '../names-in-text';
import { DigitsField } from './DigitsField';
import { groupDigits, hasBankField, kinds } from './kinds';
import type { RecipientCreation, RecipientDraft } from './recipient';
import { countOf, recipientHints } from './recipient-hints';
import { banksFor, isFullLength, OFFICE_DIGITS } from './recipient-rules';
import { activationText, type FormTexts } from './texts';

const types = [
  { value: 'PERSONAL', label: 'Persona' },
  { value: 'BUSINESS', label: 'Empresa' },
];

type Props = FieldsProps<RecipientCreation>;

type OfferedTexts = Pick<FormTexts, 'offered' | 'usageVerb'>;

export const fieldsFor = (texts: OfferedTexts) => (props: Props) => <RecipientFields {...props} {...texts} />;

function RecipientFields({ offered, usageVerb, form, setup }: Props & OfferedTexts) {
  const draft = useValues(form);
  return (
    <>
      <Text color="fg.muted">{activationText(usageVerb)}</Text>
      <DraftField form={form} name="kind">
        {(field) => (
          <SelectField
            {...field}
            label="¿Qué quieres guardar?"
            options={offered.map((value) => ({ value, label: kinds[value].option }))}
          />
        )}
      </DraftField>
      {hasBankField(draft.kind) && (
        <DraftField form={form} name="bank">
          {(field) => (
            <SelectField
              {...field}
              label="Banco"
              placeholder="Elige un banco"
              options={banksFor(draft, setup.institutions).map(({ id, name }) => ({
                value: id,
                label: name,
              }))}
            />
          )}
        </DraftField>
      )}
      {draft.kind === 'loan' && (
        <DraftField form={form} name="office">
          {(field) => (
            <DigitsField
              {...field}
              label="Sucursal"
              optional
              shownAs={digitsIn}
              isComplete={field.value.length === OFFICE_DIGITS}
              hint="Sus 3 dígitos, si tu número de crédito tiene 7."
            />
          )}
        </DraftField>
      )}
      <NumberField form={form} draft={draft} setup={setup} />
      <DraftField form={form} name="recipientType">
        {(field) => <RadioGroup {...field} label="¿De quién es?" options={types} />}
      </DraftField>
      <NameFields form={form} recipientType={draft.recipientType} />
    </>
  );
}

function NumberField({ form, draft, setup }: Pick<Props, 'form' | 'setup'> & { draft: RecipientDraft }) {
  const number = useField(form, 'number');
  const repeated = useField(form, 'numberRepeated');
  const { fillNames, filledName } = useNamesInText(form, setup);
  const nameHints =
    filledName === '' ? [] : [{ good: true, text: `También tomamos el nombre: ${filledName}` }];
  // Shows a problem once: the field's error replaces the hint.
  const hints = recipientHints(draft, setup).filter(
    ({ good }) => good !== false || number.error === undefined,
  );
  return (
    <DigitsField
      {...number}
      onChange={(digits) => {
        number.onChange(digits);
        // The repetition belongs to the previous number.
        if (repeated.value !== '') repeated.onChange('');
      }}
      label={kinds[draft.kind].label}
      shownAs={(digits) => groupDigits(draft.kind, digits)}
      isComplete={isFullLength(draft)}
      strip={draft.kind === 'phone' ? nationalDigits : digitsIn}
      onPasteText={fillNames}
      hint={
        <>
          <Text textStyle="body.sm" color="fg.muted">
            {countOf(draft)}
          </Text>
          <LiveHints hints={[...hints, ...nameHints]} />
        </>
      }
    />
  );
}

/** Fills in the names of a pasted message, unless the customer has typed one. */
function useNamesInText(form: Props['form'], { institutions }: Props['setup']) {
  const fields = {
    name: useField(form, 'name'),
    lastName: useField(form, 'lastName'),
    secondLastName: useField(form, 'secondLastName'),
    alias: useField(form, 'alias'),
  };
  const [filledName, setFilledName] = useState('');
  const fillNames = (text: string) => {
    const names = namesInText(text, institutions);
    if (names === undefined || Object.values(fields).some(({ value }) => value !== '')) return;
    fields.name.onChange(names.name);
    fields.lastName.onChange(names.lastName);
    fields.secondLastName.onChange(names.secondLastName);
    fields.alias.onChange(names.alias);
    setFilledName([names.name, names.lastName, names.secondLastName].filter(Boolean).join(' '));
  };
  const isKept = fields.name.value !== '' && filledName.startsWith(fields.name.value);
  return { fillNames, filledName: isKept ? filledName : '' };
}
