import { chakra } from '@chakra-ui/react/styled-system';
import { Navigate } from 'react-router';
import { DraftField } from '#web/components/forms/DraftField.tsx';
import { useValues } from '#web/components/forms/useDraft.ts';
import { Note } from '#web/components/Note.tsx';
import { DefinedFields } from '#web/features/bill-payments/shared/defined-fields/DefinedFields.tsx';
import { nameOf } from '#web/features/bill-payments/shared/defined-fields/defined-fields.ts';
import { MERCHANT_SELECTION_PAGE } from '#web/features/bill-payments/shared/payees/addresses.ts';
import type { FieldsProps } from '#web/flow/flow.ts';
import { NicknameField } from '../NicknameField';
import { PaperHelp } from '../paper/PaperHelp';
import { Company } from './Company';
import { ReferenceField } from './ReferenceField';
import { partsOf, type ServiceCreation } from './service';

type Props = FieldsProps<ServiceCreation>;

/** Fields that the company requires, and the nickname. */
export function ServiceFields(props: Props) {
  const { form, setup } = props;
  const { merchant } = setup;
  const { reference, rest } = partsOf(setup);
  if (merchant === undefined) return <Navigate to={MERCHANT_SELECTION_PAGE} replace />;
  return (
    <>
      <Company merchant={merchant} />
      {reference && (
        <DraftField form={form} name={nameOf(reference)}>
          {(field) => <ReferenceField field={field} definition={reference} help={merchant.help} />}
        </DraftField>
      )}
      {/* For narrow screens, without a side panel. */}
      <NarrowScreenOnly>
        <ServicePaper {...props} />
      </NarrowScreenOnly>
      {rest.length > 0 && <DefinedFields form={form} definitions={rest} />}
      <DraftField form={form} name="nickname">
        {NicknameField}
      </DraftField>
      <Note>Te pediremos tu token para guardarlo. Podrás pagarlo en cuanto termines.</Note>
    </>
  );
}

/** Drawing of the bill with the typed number. */
export function ServicePaper({ form, setup }: Props) {
  const draft = useValues(form);
  const { reference } = partsOf(setup);
  if (setup.merchant === undefined || reference === undefined) return null;
  return (
    <PaperHelp merchant={setup.merchant} definition={reference} value={draft[nameOf(reference)] ?? ''} />
  );
}

const NarrowScreenOnly = chakra('div', { base: { hideFrom: 'lg', '&:empty': { display: 'none' } } });
