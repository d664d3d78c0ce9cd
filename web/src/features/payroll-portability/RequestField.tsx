import { showPaying, showReceiving } from '#contract/receipts/payroll-portability';
import type { FieldsProps } from '../../flow/flow';
import { DraftField } from '../../forms/DraftField';
import { SelectField } from '../../forms/SelectField';
import { Note } from '../../ui/Note';
import type { Cancellation } from './admin-flow';

/** One of those that are still open. */
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
            label: `De ${showPaying(request)} a ${showReceiving(request)}`,
          }))}
        />
      )}
    </DraftField>
  </>
);
