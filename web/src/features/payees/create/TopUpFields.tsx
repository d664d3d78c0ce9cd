import type { FieldsProps } from '../../../flow/flow';
import { DraftField } from '../../../forms/DraftField';
import { useField } from '../../../forms/useDraft';
import { NewPhone } from '../../../phone-fields/NewPhone';
import { Note } from '../../../ui/Note';
import { NicknameField } from '../NicknameField';
import type { TopUpCreation } from './top-up';

/** Whose phone it is, of which company, and what the customer calls it. */
export function TopUpFields({ form, setup }: FieldsProps<TopUpCreation>) {
  const company = useField(form, 'merchant');
  const phone = useField(form, 'phone');
  const repeated = useField(form, 'phoneRepeated');
  return (
    <>
      <NewPhone companies={setup.companies} company={company} phone={phone} repeated={repeated} />
      <DraftField form={form} name="nickname">
        {NicknameField}
      </DraftField>
      <Note>Te pediremos tu token para guardarlo. Podrás hacer recargas en cuanto termines.</Note>
    </>
  );
}
