import { frequencyWords } from '#contract/receipts/saving-programs';
import { bankToday } from '../../api/bank-clock';
import { ok } from '../../api/client';
import { savingProgramsApi } from '../../api/clients/saving-programs';
import { defineFlow } from '../../flow/flow';
import type { Summary } from '../../flow/summary';
import { formatDate } from '../../format/dates';
import { accountOf } from '../../money-form/accounts';
import { amountHeadline, destinationRow, sourceRow, toAccount } from '../../money-form/review-rows';
import { type CreateProgram, checkProgram, emptyDraft, orderOf } from './order';
import { ProgramFields } from './ProgramFields';
import { ProgramSoFar } from './ProgramSoFar';
import { CREATE_PROGRAM, PROGRAMS, PROGRAMS_KEY } from './program';
import { programReceipt } from './receipt';

const createProgramFlow = defineFlow<CreateProgram>({
  base: CREATE_PROGRAM,
  title: 'Crear un programa de ahorro',
  parent: { to: PROGRAMS, label: 'Programas de ahorro' },
  setup: () => ok(savingProgramsApi.resources.query()),
  defaults: emptyDraft,
  inputs: [
    {
      slug: '',
      label: 'Captura los datos',
      fields: [
        ['from', 'from_account_key'],
        ['to', 'to_account'],
        ['amount', 'amount'],
        ['frequency', 'periodicity.frequency'],
        ['date', 'tx_date'],
        ['name', 'name'],
      ],
      check: (draft, setup) => checkProgram(draft, setup, bankToday()),
      Fields: ProgramFields,
      Aside: ProgramSoFar,
      submit: async (draft, { key, nonce }) => {
        const order = orderOf(draft);
        const quote = await ok(savingProgramsApi.validate.mutate({ body: { key, nonce, ...order } }));
        return { ...quote, order };
      },
    },
  ],
  summary: summaryOf,
  signature: { input: null, confirm: null },
  execute: (_, { key, nonce }, { order }) =>
    ok(savingProgramsApi.create.mutate({ body: { key, nonce, ...order } })),
  lookUp: ({ key }) => programReceipt.load(key),
  receipt: programReceipt,
  unchanged: 'No se creó el programa.',
  history: { to: PROGRAMS, label: 'Ver mis programas' },
  invalidates: [PROGRAMS_KEY],
});

export default [createProgramFlow];

function summaryOf(
  draft: CreateProgram['draft'],
  { accounts }: CreateProgram['setup'],
  { order, firstDate }: CreateProgram['quote'],
): Summary<CreateProgram['draft']> {
  const to = accountOf(accounts, draft.to);
  return {
    lead: 'Vas a ahorrar',
    headline: amountHeadline({ amount: order.amount.amount, currencyCode: 'MXN' }),
    to: toAccount(to),
    rows: [
      sourceRow(accountOf(accounts, draft.from)),
      destinationRow(to),
      { label: 'Frecuencia', value: frequencyWords[order.periodicity.frequency], field: 'frequency' },
      { label: 'Primer ahorro', value: formatDate(firstDate), field: 'date' },
      { label: 'Nombre', value: draft.name.trim() || 'Sin nombre', field: 'name' },
    ],
    note: 'El dinero pasa a las 06:00 horas de cada fecha. Puedes pausarlo o eliminarlo cuando quieras.',
    button: 'Crear programa',
  };
}
