import { DraftField } from '#web/components/forms/DraftField.tsx';
import { useField } from '#web/components/forms/useDraft.ts';
import { Note } from '#web/components/Note.tsx';
import { NewPhone } from '#web/features/bill-payments/shared/phone-fields/NewPhone.tsx';
import type { FieldsProps } from '#web/flow/flow.ts';
import { NicknameField } from '../NicknameField';
import type { TopUpCreation } from './top-up';

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
