import { programStatusWords } from '#contract/receipts/saving-programs';
import type { ProgramEdit, SavingProgram } from '#contract/saving-programs';
import type { Frequency } from '#contract/shared/rhythm';
import { toCentavos } from '#contract/shared/money';
import { editDialog } from '../../admin-list/edit-dialog';
import { ok } from '../../api/client';
import { savingProgramsApi } from '../../api/clients/saving-programs';
import { formatAmount } from '../../forms/amount';
import { Choice } from '../../forms/Choice';
import { DraftField } from '../../forms/DraftField';
import { optionsOf } from '../../forms/SelectField';
import { AmountField } from '../../money-form/AmountField';
import { amountBody, checkAmount } from '../../money-form/amount';
import { receiptKey } from '../../receipt/address';
import { FrequencyField } from './ProgramFields';
import { CREATE_PROGRAM, findProgram, PROGRAMS_KEY, titleOf } from './program';

type Draft = { amount: string; frequency: Frequency; status: 'ACTIVE' | 'PAUSED' };

const statusOptions = optionsOf(['ACTIVE', 'PAUSED'], (status) => programStatusWords[status]);

export default editDialog<SavingProgram, Draft, ProgramEdit>({
  nameOf: titleOf,
  draftOf: ({ amount, periodicity, status }) => ({
    amount: formatAmount(toCentavos(amount.amount)),
    frequency: periodicity.frequency,
    status: status === 'PAUSED' ? 'PAUSED' : 'ACTIVE',
  }),
  check: ({ amount }) => ({ amount: checkAmount(amount, 'MXN') }),
  Fields: ({ form }) => (
    <>
      <AmountField form={form} currency="MXN" size="md" />
      <DraftField form={form} name="frequency">
        {FrequencyField}
      </DraftField>
      <DraftField form={form} name="status">
        {(field) => <Choice {...field} label="Estatus" options={statusOptions} />}
      </DraftField>
    </>
  ),
  fields: [
    ['amount', 'amount'],
    ['frequency', 'periodicity.frequency'],
  ],
  bodyOf: ({ amount, frequency, status }) => ({
    amount: amountBody(amount, 'MXN'),
    periodicity: { frequency },
    status,
  }),
  send: (programKey, body) => ok(savingProgramsApi.edit.mutate({ params: { programKey }, body })),
  find: findProgram,
  signature: null,
  unchanged: 'El programa sigue como estaba.',
  invalidates: (key) => [PROGRAMS_KEY, receiptKey(CREATE_PROGRAM, key)],
});
