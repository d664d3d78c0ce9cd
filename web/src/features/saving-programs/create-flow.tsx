import { formatKnownMoney } from '#contract/domain/money';
import { frequencyLabels } from '#contract/receipts/saving-programs';
import { defineFlow } from '#web/flow/flow.ts';
import { accountOf, requireChequeAccount } from '#web/flow/money-form/accounts.ts';
import { formatWeekday } from '#web/flow/money-form/days.ts';
import { limitOf } from '#web/flow/money-form/limit-rules.ts';
import { amountHeadline, destinationRow, sourceRow, toAccount } from '#web/flow/money-form/review-rows.tsx';
import type { Summary } from '#web/flow/summary.ts';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { unwrap } from '#web/lib/api/client.ts';
import { savingProgramsApi } from '#web/lib/api/clients/saving-programs.ts';
import { loadLastSources } from '#web/lib/api/queries/last-sources.ts';
import { loadLimits } from '#web/lib/api/queries/limits.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { type CreateProgram, checkProgram, draftOf, orderOf, programSources } from './order';
import { ProgramFields } from './ProgramFields';
import { ProgramLiveSummary } from './ProgramLiveSummary';
import { CREATE_PROGRAM, PROGRAMS, PROGRAMS_KEY } from './program';
import { nextDaysText, projectSavings } from './projected-savings';
import { programReceipt } from './receipt';

const createProgramFlow = defineFlow<CreateProgram>({
  base: CREATE_PROGRAM,
  title: 'Crear un programa de ahorro',
  parent: { to: PROGRAMS, label: 'Programas de ahorro' },
  setup: async () => {
    const [resources, limits, lastSources] = await Promise.all([
      unwrap(savingProgramsApi.resources.query()),
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
      SidePanel: ProgramLiveSummary,
      submit: async (draft, { key, nonce }) => {
        const order = orderOf(draft);
        const quote = await unwrap(savingProgramsApi.validate.mutate({ body: { key, nonce, ...order } }));
        return { ...quote, order };
      },
    },
  ],
  summary: summaryOf,
  signature: { input: null, confirm: null },
  execute: (_, { key, nonce }, { order }) =>
    unwrap(savingProgramsApi.create.mutate({ body: { key, nonce, ...order } })),
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
  const schedule = { frequency, start: firstDate };
  return {
    lead: 'Vas a ahorrar',
    headline: amountHeadline({ amount: order.amount.amount, currencyCode: 'MXN' }),
    to: toAccount(to),
    rows: [
      { label: 'Para qué', value: order.name ?? 'Sin nombre', field: 'name' },
      { label: 'Frecuencia', value: frequencyLabels[frequency], field: 'frequency' },
      {
        label: 'Primer ahorro',
        value: formatDate(firstDate),
        detail: `Las fechas: ${nextDaysText(schedule, firstDate, projectSavings(draft)?.times ?? 0)}`,
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
  const last = projectSavings(draft)?.last;
  return {
    label: 'Meta',
    value: goal === undefined ? 'Sin meta' : formatKnownMoney({ amount: goal, currencyCode: 'MXN' }),
    detail: goal === undefined || last === undefined ? undefined : `Llegas el ${formatWeekday(last)}`,
    field: 'goal' as const,
  };
}
