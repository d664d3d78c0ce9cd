import type { FieldsProps } from '../../../flow/flow';
import { DraftField } from '../../../forms/DraftField';
import { useField } from '../../../forms/useDraft';
import { CompanyChoice } from '../../../payee-book/CompanyChoice';
import { Note } from '../../../ui/Note';
import { NicknameField } from '../NicknameField';
import { PhoneField } from '../PhoneField';
import type { TopUpCreation } from './top-up';

/** Whose phone it is, of which company, and what the customer calls it. */
export function TopUpFields({ form, setup }: FieldsProps<TopUpCreation>) {
  const phone = useField(form, 'phone');
  const repeated = useField(form, 'phoneRepeated');
  return (
    <>
      <DraftField form={form} name="merchant">
        {(field) => <CompanyChoice {...field} label="Compañía" companies={setup.companies} />}
      </DraftField>
      <PhoneField
        {...phone}
        onChange={(digits) => {
          phone.onChange(digits);
          // It repeats another number.
          if (repeated.value !== '') repeated.onChange('');
        }}
        label="Celular"
        hint="A 10 dígitos, con clave LADA."
      />
      <PhoneField
        {...repeated}
        label="Escribe otra vez el celular"
        hint="Una recarga no se puede devolver."
      />
      <DraftField form={form} name="nickname">
        {NicknameField}
      </DraftField>
      <Note>Te pediremos tu token para guardarlo. Podrás hacer recargas en cuanto termines.</Note>
    </>
  );
}
