import { Trash2 } from 'lucide-react';
import type { ProgramEdit, SavingProgram } from '#contract/saving-programs';
import { toCentavos } from '#contract/shared/money';
import { type Edit, editing } from '../../admin-list/edit-dialog';
import { ok } from '../../api/client';
import { savingProgramsApi } from '../../api/clients/saving-programs';
import { formatAmount } from '../../forms/amount';
import { DraftField } from '../../forms/DraftField';
import { amountBody } from '../../money-form/amount';
import { receiptKey } from '../../receipt/address';
import { EditActionDialog } from '../../signed-action/EditActionDialog';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import type { ProgramDialogProps } from './dialogs';
import { checkWords, frequencyOf, type ProgramWords } from './order';
import { CREATE_PROGRAM, findProgram, PROGRAMS_KEY, titleOf } from './program';
import { EachTimeField, FrequencyField, GoalField, NameField } from './WordFields';

const draftOf = ({ name = '', amount, periodicity, goal }: SavingProgram): ProgramWords => ({
  name,
  amount: formatAmount(toCentavos(amount.amount)),
  frequency: periodicity.frequency,
  goal: goal ? formatAmount(toCentavos(goal.amount)) : '',
});

/** A bank that knows neither names nor goals is told of none. */
const optionalOf = ({ name, goal }: ProgramWords, before: SavingProgram): ProgramEdit => ({
  ...(name.trim() !== (before.name ?? '') && { name: name.trim() }),
  ...(goal !== draftOf(before).goal && { goal: goal.trim() === '' ? null : amountBody(goal, 'MXN') }),
});

const edit = (before: SavingProgram): Omit<Edit<SavingProgram, ProgramWords, ProgramEdit>, 'Fields'> => ({
  nameOf: titleOf,
  draftOf,
  // The limit is the bank's to check: it may have changed since the page was read.
  check: (draft) => checkWords(draft, undefined),
  fields: [
    ['name', 'name'],
    ['amount', 'amount'],
    ['frequency', 'periodicity.frequency'],
    ['goal', 'goal'],
  ],
  bodyOf: (draft) => ({
    amount: amountBody(draft.amount, 'MXN'),
    periodicity: { frequency: frequencyOf(draft) },
    ...optionalOf(draft, before),
  }),
  send: (programKey, body) => ok(savingProgramsApi.edit.mutate({ params: { programKey }, body })),
  find: findProgram,
  signature: null,
  unchanged: 'El programa sigue como estaba.',
  invalidates: (key) => [PROGRAMS_KEY, receiptKey(CREATE_PROGRAM, key)],
});

/** Changes a program. To end it stands here too, so that nobody ends one by a slip. */
export default function EditDialog({ row, close, open }: ProgramDialogProps) {
  const changes = edit(row);
  return (
    <EditActionDialog
      action={editing(changes, row.key)}
      title={`Cambiar ${titleOf(row)}`}
      initial={draftOf(row)}
      check={changes.check}
      words={{ save: 'Guardar cambios', busy: 'Guardando...', unchanged: changes.unchanged }}
      onClose={() => close()}
      onDone={(program) => close(`Guardamos los cambios de ${titleOf(program)}.`)}
    >
      {(form) => (
        <>
          <DraftField form={form} name="name">
            {NameField}
          </DraftField>
          <DraftField form={form} name="amount">
            {(field) => <EachTimeField field={field} size="md" />}
          </DraftField>
          <DraftField form={form} name="frequency">
            {FrequencyField}
          </DraftField>
          <DraftField form={form} name="goal">
            {GoalField}
          </DraftField>
          <Button look="ghost" size="sm" justifySelf="start" ms="-4" onClick={() => open('remove')}>
            <Icon as={Trash2} size="sm" />
            Eliminar programa
          </Button>
        </>
      )}
    </EditActionDialog>
  );
}
