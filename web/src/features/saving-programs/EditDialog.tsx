import { Trash2 } from 'lucide-react';
import { toCentavos } from '#contract/domain/money';
import type { ProgramEdit, SavingProgram } from '#contract/saving-programs';
import { Button } from '#web/components/Button.tsx';
import { formatAmount } from '#web/components/forms/amount.ts';
import { DraftField } from '#web/components/forms/DraftField.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { amountBody } from '#web/flow/money-form/amount.ts';
import { receiptKey } from '#web/flow/receipt/address.ts';
import { EditActionDialog } from '#web/flow/signed-action/EditActionDialog.tsx';
import { unwrap } from '#web/lib/api/client.ts';
import { savingProgramsApi } from '#web/lib/api/clients/saving-programs.ts';
import { type Edit, editAction } from '#web/patterns/admin-list/edit-dialog.tsx';
import { checkDraft, frequencyOf, type ProgramDraft } from './order';
import { AmountPerRunField, FrequencyField, GoalField, NameField } from './ProgramTextFields';
import { CREATE_PROGRAM, findProgram, PROGRAMS_KEY, titleOf } from './program';
import type { ProgramDialogProps } from './program-dialog';

const draftOf = ({ name = '', amount, periodicity, goal }: SavingProgram): ProgramDraft => ({
  name,
  amount: formatAmount(toCentavos(amount.amount)),
  frequency: periodicity.frequency,
  goal: goal ? formatAmount(toCentavos(goal.amount)) : '',
});

/** Leaves out unchanged fields, which a bank without names or goals may reject. */
const changedOptionalFields = ({ name, goal }: ProgramDraft, original: SavingProgram): ProgramEdit => ({
  ...(name.trim() !== (original.name ?? '') && { name: name.trim() }),
  ...(goal !== draftOf(original).goal && { goal: goal.trim() === '' ? null : amountBody(goal, 'MXN') }),
});

const editConfig = (
  original: SavingProgram,
): Omit<Edit<SavingProgram, ProgramDraft, ProgramEdit>, 'Fields'> => ({
  nameOf: titleOf,
  draftOf,
  // Only the bank checks the limit, which may have changed since the page was read.
  check: (draft) => checkDraft(draft, undefined),
  fields: [
    ['name', 'name'],
    ['amount', 'amount'],
    ['frequency', 'periodicity.frequency'],
    ['goal', 'goal'],
  ],
  bodyOf: (draft) => ({
    amount: amountBody(draft.amount, 'MXN'),
    periodicity: { frequency: frequencyOf(draft) },
    ...changedOptionalFields(draft, original),
  }),
  send: (programKey, body) => unwrap(savingProgramsApi.edit.mutate({ params: { programKey }, body })),
  find: findProgram,
  signature: null,
  unchanged: 'El programa sigue como estaba.',
  invalidates: (key) => [PROGRAMS_KEY, receiptKey(CREATE_PROGRAM, key)],
});

/** Edits a program. Removal is offered here and not in the list, to prevent accidents. */
export default function EditDialog({ row, close, open }: ProgramDialogProps) {
  const config = editConfig(row);
  return (
    <EditActionDialog
      action={editAction(config, row.key)}
      title={`Cambiar ${titleOf(row)}`}
      initial={draftOf(row)}
      check={config.check}
      labels={{ save: 'Guardar cambios', busy: 'Guardando...', unchanged: config.unchanged }}
      onClose={() => close()}
      onDone={(program) => close(`Guardamos los cambios de ${titleOf(program)}.`)}
    >
      {(form) => (
        <>
          <DraftField form={form} name="name">
            {NameField}
          </DraftField>
          <DraftField form={form} name="amount">
            {(field) => <AmountPerRunField field={field} size="md" />}
          </DraftField>
          <DraftField form={form} name="frequency">
            {FrequencyField}
          </DraftField>
          <DraftField form={form} name="goal">
            {GoalField}
          </DraftField>
          <Button variant="ghost" size="sm" justifySelf="start" ms="-4" onClick={() => open('remove')}>
            <Icon as={Trash2} size="sm" />
            Eliminar programa
          </Button>
        </>
      )}
    </EditActionDialog>
  );
}
