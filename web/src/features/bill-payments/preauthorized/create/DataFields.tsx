import { CompanyAvatar } from '#web/components/avatars/CompanyAvatar.tsx';
import { DraftField } from '#web/components/forms/DraftField.tsx';
import { Note } from '#web/components/Note.tsx';
import { DefinedFields } from '#web/features/bill-payments/shared/defined-fields/DefinedFields.tsx';
import type { FieldsProps } from '#web/flow/flow.ts';
import { CompanyRow } from '../CompanyRow';
import { MediumField } from '../MediumField';
import type { Creation } from './creation';

export function DataFields({ form, setup, quote }: FieldsProps<Creation>) {
  if (quote === undefined) return null;
  const { merchant, definitions } = quote;
  return (
    <>
      <CompanyRow mark={<CompanyAvatar name={merchant.name} size={44} />} title={merchant.name} />
      <DefinedFields form={form} definitions={definitions} />
      <DraftField form={form} name="medium">
        {(field) => <MediumField {...field} media={setup.media} />}
      </DraftField>
      <Note>Te pediremos tu token para firmarla. Domiciliar no hace ningún cargo hoy.</Note>
    </>
  );
}
