import { accountName } from '#contract/domain/account';
import { payingAccountLabels } from '#contract/receipts/payroll-portability';
import { defineFlow } from '#web/flow/flow.ts';
import { accountOf, requireChequeAccount } from '#web/flow/money-form/accounts.ts';
import { formatWeekday } from '#web/flow/money-form/days.ts';
import { signWithToken } from '#web/flow/signature/SignatureForm.tsx';
import type { Summary } from '#web/flow/summary.ts';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { PORTABILITY, PORTABILITY_CREATE } from './addresses';
import { confirm, confirmPath, PORTABILITY_KEY, setUp, validate } from './api';
import { groupedNumber } from './grouped-number';
import { PortabilityFields } from './PortabilityFields';
import { PortabilitySteps } from './PortabilitySteps';
import { draftOf, type NewPayroll, orderOf, type PortabilityDraft } from './portability';
import { headline, portabilityReceipt } from './receipt';
import { checkPortability } from './rules';

const SignRequest = signWithToken(({ key }) => ({ method: 'POST', url: confirmPath(key) }));

const createFlow = defineFlow<NewPayroll>({
  base: PORTABILITY_CREATE,
  title: 'Trae tu nómina a Cenzontle',
  parent: { to: PORTABILITY, label: 'Portabilidad de nómina' },
  setup: setUp,
  defaults: draftOf,
  redirect: ({ accounts }) => requireChequeAccount(accounts),
  inputs: [
    {
      slug: '',
      label: 'Captura los datos',
      fields: [
        ['bank', 'third_party'],
        ['type', 'third_party_account_type'],
        ['number', 'third_party_account_number'],
        ['to', 'account_key'],
        ['day', 'birthdate'],
      ],
      check: (draft, setup) => checkPortability(draft, setup, bankToday()),
      Fields: PortabilityFields,
      SidePanel: PortabilitySteps,
      submit: async (draft, setup) => {
        const order = orderOf(draft);
        return { ...(await validate(setup, order)), order };
      },
    },
  ],
  summary: summaryOf,
  signature: {
    input: null,
    confirm: { slug: null, title: 'Firma la solicitud', Form: SignRequest },
  },
  execute: (_, setup, { order }) => confirm(setup, order),
  repeatable: true,
  lookUp: ({ key }) => portabilityReceipt.load(key),
  receipt: { ...portabilityReceipt, repeatLabel: 'Pedir otra portabilidad' },
  unchanged: 'No se pidió la portabilidad.',
  history: { to: PORTABILITY, label: 'Ver mis solicitudes' },
  invalidates: [PORTABILITY_KEY],
});

export default [createFlow];

function summaryOf(
  draft: PortabilityDraft,
  { accounts }: NewPayroll['setup'],
  { order, thirdPartyName, effectiveDate }: NewPayroll['quote'],
): Summary<PortabilityDraft> {
  const to = accountOf(accounts, draft.to);
  const receivingAccount = to ? `${accountName(to)} ${to.displayId}` : '';
  const number = {
    label: payingAccountLabels[draft.type],
    value: groupedNumber(draft.type, order.third_party_account_number),
  };
  const bank = { label: 'Banco que te paga hoy', value: thirdPartyName };
  const account = { label: 'Cuenta que recibe', value: receivingAccount };
  return {
    lead: 'Vas a recibir',
    headline: { label: 'la cuenta que recibe', value: headline, field: 'to' },
    to: `en ${receivingAccount}`,
    rows: [
      { ...bank, field: 'bank' },
      { ...number, field: 'number' },
      { label: 'Fecha de nacimiento', value: formatDate(order.birthdate), field: 'day' },
      { label: 'Respuesta a más tardar', value: formatWeekday(effectiveDate) },
    ],
    signed: [bank, number, account],
    note: `No cuesta nada y puedes cancelarla mientras ${thirdPartyName} no responda. Te pediremos tu clave para firmarla.`,
    button: 'Pedir portabilidad',
  };
}
