import { type DraftForm, useField } from '#web/components/forms/useDraft.ts';
import { NewPhone } from '../shared/phone-fields/NewPhone';
import type { TopUpDraft, TopUpSetup } from './top-up';

type UnsavedNumberProps = { form: DraftForm<TopUpDraft>; setup: Pick<TopUpSetup, 'companies'> };

export default function UnsavedNumber({ form, setup }: UnsavedNumberProps) {
  const company = useField(form, 'company');
  const phone = useField(form, 'phone');
  const repeated = useField(form, 'phoneRepeated');
  return <NewPhone companies={setup.companies} company={company} phone={phone} repeated={repeated} />;
}
