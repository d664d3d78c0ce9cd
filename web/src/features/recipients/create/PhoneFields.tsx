import { MOBILE_LENGTH, nationalDigits } from '#contract/domain/mobile-telephone';
import { DraftField } from '#web/components/forms/DraftField.tsx';
import { useValues } from '#web/components/forms/useDraft.ts';
import { Note } from '#web/components/Note.tsx';
import type { FieldsProps } from '#web/flow/flow.ts';
import { DigitsField } from './DigitsField';
import { groupDigits } from './kinds';
import { bankName, type RecipientCreation } from './recipient';

/** Phone numbers have no check digit, so the customer types the number again, with the first entry hidden. */
export function PhoneFields({ form, setup }: FieldsProps<RecipientCreation>) {
  const draft = useValues(form);
  return (
    <>
      <Note>
        <p>
          Vas a guardar el celular que termina en <strong translate="no">{draft.number.slice(-4)}</strong>
          <span>{`, ligado a una cuenta de ${bankName(setup.institutions, draft.bank)}.`}</span>
        </p>
        <p>Pregunta a su dueño si lo tiene ligado ahí: el dinero llega a esa cuenta.</p>
      </Note>
      <DraftField form={form} name="numberRepeated">
        {(field) => (
          <DigitsField
            {...field}
            label="Escribe otra vez el celular"
            strip={nationalDigits}
            isComplete={field.value.length === MOBILE_LENGTH}
            shownAs={(digits) => groupDigits('phone', digits)}
            hint="A 10 dígitos"
          />
        )}
      </DraftField>
    </>
  );
}
