import type { Portability } from '#contract/domain/portability';
import { formatPayingAccount, formatReceivingAccount } from '#contract/receipts/payroll-portability';
import { DraftField } from '#web/components/forms/DraftField.tsx';
import { SelectField } from '#web/components/forms/SelectField.tsx';
import { Note } from '#web/components/Note.tsx';
import type { FieldsProps } from '#web/flow/flow.ts';

export type Cancellation = {
  draft: { request: string };
  setup: { open: readonly Portability[] };
  quote: Portability;
  receipt: Portability;
};

export const RequestField = ({ form, setup: { open } }: FieldsProps<Cancellation>) => (
  <>
    {open.length === 0 && <Note>No tienes solicitudes abiertas que se puedan cancelar.</Note>}
    <DraftField form={form} name="request">
      {(field) => (
        <SelectField
          {...field}
          label="¿Qué solicitud cancelas?"
          placeholder="Elige una solicitud"
          options={open.map((request) => ({
            value: request.key,
            label: `De ${formatPayingAccount(request)} a ${formatReceivingAccount(request)}`,
          }))}
        />
      )}
    </DraftField>
  </>
);
