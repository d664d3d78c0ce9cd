import { formatKnownMoney } from '#contract/domain/money';
import { donations } from '#contract/donations';
import { defineFlow } from '#web/flow/flow.ts';
import { accountOf, requireChequeAccount } from '#web/flow/money-form/accounts.ts';
import { amountHeadline, sourceRow } from '#web/flow/money-form/review-rows.tsx';
import { signWithToken } from '#web/flow/signature/SignatureForm.tsx';
import type { Summary } from '#web/flow/summary.ts';
import { DONATIONS } from '#web/lib/addresses/donations.ts';
import { unwrap } from '#web/lib/api/client.ts';
import { donationsApi } from '#web/lib/api/clients/donations.ts';
import { pathOf } from '#web/lib/api/path.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { DonationFields } from './DonationFields';
import { checkDonation, type DonationFlow, draftOf, orderOf } from './donation';
import { donationReceipt } from './receipt';

const SignDonation = signWithToken(({ key }) => ({
  method: 'POST',
  url: pathOf(donations.execute, { donationKey: key }),
}));

const donationFlow = defineFlow<DonationFlow>({
  base: DONATIONS,
  title: 'Hacer un donativo',
  parent: { to: '/hubs/payments', label: 'Pagos' },
  setup: () => unwrap(donationsApi.setup.mutate({ body: {} })),
  defaults: draftOf,
  redirect: ({ accounts }) => requireChequeAccount(accounts),
  inputs: [
    {
      slug: '',
      label: 'Captura los datos',
      fields: [
        ['charity', 'charity_id'],
        ['amount', 'amount'],
        ['from', 'from_account_key'],
      ],
      check: checkDonation,
      Fields: DonationFields,
      submit: async (draft, { key, nonce }) => {
        const order = orderOf(draft);
        const call = { params: { donationKey: key }, body: { ...order, nonce } };
        return { ...(await unwrap(donationsApi.validate.mutate(call))), order };
      },
    },
  ],
  summary: summaryOf,
  signature: { input: null, confirm: { slug: null, title: 'Firma tu donativo', Form: SignDonation } },
  execute: (_, { key, nonce }, { order }) =>
    unwrap(donationsApi.execute.mutate({ params: { donationKey: key }, body: { ...order, nonce } })),
  lookUp: ({ key }) => donationReceipt.load(key),
  receipt: donationReceipt,
  unchanged: 'No se hizo ningún cargo a tu cuenta.',
  history: { to: '/settings/activity-log', label: 'Ver mi registro de actividad' },
  invalidates: [queryKeys.summary, queryKeys.accounts.all],
});

export default [donationFlow];

function summaryOf(
  { from }: DonationFlow['draft'],
  { accounts }: DonationFlow['setup'],
  { charity, totalAmount }: DonationFlow['quote'],
): Summary<DonationFlow['draft']> {
  const to = { label: 'Organización', value: charity };
  return {
    lead: 'Vas a donar',
    headline: amountHeadline(totalAmount),
    to: `a ${charity}`,
    rows: [{ ...to, field: 'charity' }, sourceRow(accountOf(accounts, from))],
    signed: [to],
    note: 'Te pediremos tu clave para firmar. Un donativo no se puede cancelar.',
    button: `Donar ${formatKnownMoney(totalAmount)}`,
  };
}
