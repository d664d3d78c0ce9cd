import { defineFlow } from '#web/flow/flow.ts';
import { requireChequeAccount } from '#web/flow/money-form/accounts.ts';
import { signWithToken } from '#web/flow/signature/SignatureForm.tsx';
import { bankNow } from '#web/lib/api/bank-clock.ts';
import { loadAmounts, loadMerchants } from '../shared/payees/merchants';
import { paymentBase } from '../shared/payments/addresses';
import { loadReceipt, receiptPdf } from '../shared/payments/api';
import { payingAccounts, paymentFlow } from '../shared/payments/payment-flow';
import { offerScheduling } from './amend';
import { executePath, executePayment, setUpPayment, validatePayment } from './api';
import { requestsQuickActions } from './quick-actions';
import { TopUpFields } from './TopUpFields';
import { TopUpLiveSummary } from './TopUpLiveSummary';
import {
  amountIn,
  companyOf,
  draftOf,
  isUnsaved,
  orderOf,
  type TopUp,
  type TopUpDraft,
  type TopUpQuote,
  type TopUpSetup,
} from './top-up';
import { topUpReceipt } from './top-up-receipt';
import { checkTopUp } from './top-up-rules';
import { summaryOf } from './top-up-summary';

/** Preloads the amounts of the number in the URL; if that fails, the form shows the error. */
async function setUp(query: URLSearchParams, previous: TopUpSetup | undefined): Promise<TopUpSetup> {
  const [setup, companies] = await Promise.all([
    setUpPayment('mobile-top-up', 'MOBILETOPUP'),
    loadMerchants('mobile-top-up'),
  ]);
  const payee = setup.payees.find(({ key }) => key === query.get('payee'));
  const companyAmounts = payee && (await loadAmounts(payee.merchantKey).catch(() => undefined));
  const amounts = new Map(previous?.amounts);
  if (payee && companyAmounts) amounts.set(payee.merchantKey, companyAmounts);
  return { ...setup, companies, amounts, linkedPayee: payee, quickActions: requestsQuickActions(query) };
}

async function quoteOf(draft: TopUpDraft, setup: TopUpSetup): Promise<TopUpQuote> {
  const company = companyOf(draft, setup);
  const centavos = company && amountIn(draft, setup.amounts.get(company.merchantKey) ?? []);
  if (centavos === undefined) throw new TypeError('The draft has not been checked');
  const order = orderOf(draft, centavos, bankNow());
  return { ...(await validatePayment(setup.operation, order)), order };
}

const topUpFlow = defineFlow<TopUp>({
  ...paymentFlow,
  base: paymentBase.MOBILETOPUP,
  title: 'Recargar tiempo aire',
  setup: (_, query, previous) => setUp(query, previous),
  defaults: (setup, query) => draftOf(setup, query, bankNow()),
  redirect: ({ accounts }) => requireChequeAccount(payingAccounts(accounts)),
  inputs: [
    {
      slug: '',
      label: 'Captura los datos',
      fields: [
        ['to', 'payee_key'],
        ['company', 'bill_statement_properties.merchant_key'],
        ['phone', 'bill_statement_properties.mobile_telephone'],
        ['amount', 'amount'],
        ['from', 'from_account_key'],
        ['when', 'transaction_type'],
        ['date', 'effective_date'],
      ],
      check: (draft, setup) => checkTopUp(draft, setup, bankNow()),
      Fields: TopUpFields,
      SidePanel: TopUpLiveSummary,
      submit: quoteOf,
    },
  ],
  summary: summaryOf,
  signature: {
    input: null,
    confirm: {
      slug: null,
      title: 'Firma tu recarga',
      Form: signWithToken(({ key }) => ({ method: 'POST', url: executePath(key) })),
    },
  },
  needsSignature: isUnsaved,
  execute: (_, { operation }, { order }) => executePayment(operation, order),
  lookUp: ({ operation }) => loadReceipt(operation.key),
  receipt: {
    key: ({ key }) => key,
    load: loadReceipt,
    pdf: receiptPdf,
    view: topUpReceipt,
    repeatLabel: 'Hacer otra recarga',
  },
  amend: (error, draft, setup) =>
    isUnsaved(draft) ? undefined : offerScheduling(error, draft, setup, 'mobile-top-up'),
});

export default [topUpFlow];
