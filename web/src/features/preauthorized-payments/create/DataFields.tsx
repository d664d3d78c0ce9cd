import { DefinedFields } from '../../../defined-fields/DefinedFields';
import type { FieldsProps } from '../../../flow/flow';
import { DraftField } from '../../../forms/DraftField';
import { CompanyMark } from '../../../marks/CompanyMark';
import { Note } from '../../../ui/Note';
import { Face } from '../Face';
import { MediumField } from '../MediumField';
import type { Creation } from './creation';

/** What the company asks for, and what it is to charge. */
export function DataFields({ form, setup, quote }: FieldsProps<Creation>) {
  if (quote === undefined) return null;
  const { merchant, definitions } = quote;
  return (
    <>
      <Face mark={<CompanyMark name={merchant.name} size={44} />} title={merchant.name} />
      <DefinedFields form={form} definitions={definitions} />
      <DraftField form={form} name="medium">
        {(field) => <MediumField {...field} media={setup.media} />}
      </DraftField>
      <Note>Te pediremos tu token para firmarla. Domiciliar no hace ningún cargo hoy.</Note>
    </>
  );
}
