import { frequencyWords } from '#contract/receipts/saving-programs';
import { showKnownMoney } from '#contract/shared/money';
import { bankToday } from '../../api/bank-clock';
import { ok } from '../../api/client';
import { savingProgramsApi } from '../../api/clients/saving-programs';
import { loadLastSources } from '../../api/queries/last-sources';
import { loadLimits } from '../../api/queries/limits';
import { defineFlow } from '../../flow/flow';
import type { Summary } from '../../flow/summary';
import { formatDate } from '../../format/dates';
import { accountOf, requireChequeAccount } from '../../money-form/accounts';
import { formatWeekday } from '../../money-form/days';
import { limitOf } from '../../money-form/limit-rules';
import { amountHeadline, destinationRow, sourceRow, toAccount } from '../../money-form/review-rows';
import { type CreateProgram, checkProgram, draftOf, orderOf, programSources } from './order';
import { ProgramFields } from './ProgramFields';
import { ProgramSoFar } from './ProgramSoFar';
import { CREATE_PROGRAM, PROGRAMS, PROGRAMS_KEY } from './program';
import { programReceipt } from './receipt';
import { nextDaysWords, soFarOf } from './soon';

const createProgramFlow = defineFlow<CreateProgram>({
  base: CREATE_PROGRAM,
  title: 'Crear un programa de ahorro',
  parent: { to: PROGRAMS, label: 'Programas de ahorro' },
  setup: async () => {
    const [resources, limits, lastSources] = await Promise.all([
      ok(savingProgramsApi.resources.query()),
      loadLimits(),
      loadLastSources(),
    ]);
    return { ...resources, limit: limitOf(limits.data, 'SAP'), lastSources };
  },
  defaults: (setup, query) => draftOf(setup, query, bankToday()),
  redirect: ({ accounts }) => requireChequeAccount(programSources(accounts)),
  inputs: [
    {
      slug: '',
      label: 'Captura los datos',
      fields: [
        ['name', 'name'],
        ['amount', 'amount'],
        ['frequency', 'periodicity.frequency'],
        ['date', 'tx_date'],
        ['goal', 'goal'],
        ['from', 'from_account_key'],
        ['to', 'to_account'],
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
  const { frequency } = order.periodicity;
  const rhythm = { frequency, start: firstDate };
  return {
    lead: 'Vas a ahorrar',
    headline: amountHeadline({ amount: order.amount.amount, currencyCode: 'MXN' }),
    to: toAccount(to),
    rows: [
      { label: 'Para qué', value: order.name ?? 'Sin nombre', field: 'name' },
      { label: 'Frecuencia', value: frequencyWords[frequency], field: 'frequency' },
      {
        label: 'Primer ahorro',
        value: formatDate(firstDate),
        detail: `Las fechas: ${nextDaysWords(rhythm, firstDate)}…`,
        field: 'date',
      },
      goalRow(draft, order.goal?.amount),
      sourceRow(accountOf(accounts, draft.from)),
      destinationRow(to),
    ],
    note: 'El dinero pasa a las 06:00 horas de cada fecha. Puedes pausarlo o eliminarlo cuando quieras.',
    button: 'Crear programa',
  };
}

function goalRow(draft: CreateProgram['draft'], goal: number | undefined) {
  const last = soFarOf(draft)?.last;
  return {
    label: 'Meta',
    value: goal === undefined ? 'Sin meta' : showKnownMoney({ amount: goal, currencyCode: 'MXN' }),
    detail: goal === undefined || last === undefined ? undefined : `Llegas el ${formatWeekday(last)}`,
    field: 'goal' as const,
  };
}
