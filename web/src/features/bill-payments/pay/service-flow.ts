import { defineFlow } from '#web/flow/flow.ts';
import { requireChequeAccount } from '#web/flow/money-form/accounts.ts';
import type { Amendment } from '#web/flow/summary.ts';
import { codeOf } from '#web/lib/api/api-error.ts';
import { bankNow } from '#web/lib/api/bank-clock.ts';
import { loadBills } from '../shared/payees/bills';
import { paymentBase } from '../shared/payments/addresses';
import { loadReceipt, receiptPdf } from '../shared/payments/api';
import { payingAccounts, paymentFlow } from '../shared/payments/payment-flow';
import { offerScheduling } from './amend';
import { executePayment, openOperation, setUpPayment, validatePayment } from './api';
import { BillGate } from './BillGate';
import { requestsQuickActions } from './quick-actions';
import { ServiceFields } from './ServiceFields';
import { ServiceLiveSummary } from './ServiceLiveSummary';
import {
  billTypeOf,
  draftOf,
  orderOf,
  type Service,
  type ServiceDraft,
  type ServiceQuote,
  type ServiceSetup,
  selectionOf,
} from './service';
import { serviceReceipt } from './service-receipt';
import { checkService } from './service-rules';
import { summaryOf } from './service-summary';

/** Preloads the bills of the payee in the URL; if that fails, the form shows the error. */
async function setUp(query: URLSearchParams, previous: ServiceSetup | undefined): Promise<ServiceSetup> {
  const setup = await setUpPayment('service', billTypeOf(query));
  const payee = setup.payees.find(({ key }) => key === query.get('payee'));
  const open = payee && (await loadBills(payee).catch(() => undefined));
  const bills = new Map(previous?.bills);
  if (payee && open) bills.set(payee.key, open);
  return { ...setup, bills, linkedPayee: payee, quickActions: requestsQuickActions(query) };
}

/** An operation accepts one bill type, so a payee of another type gets a new operation. */
async function quoteOf(
  draft: ServiceDraft,
  setup: ServiceSetup,
  previous: ServiceQuote | undefined,
): Promise<ServiceQuote> {
  const { payee, bill } = selectionOf(draft, setup, setup.bills.get(draft.payee));
  if (!payee || !bill) throw new TypeError('The draft has not been checked');
  const order = orderOf(draft, { payee, bill }, bankNow());
  const reusable = [setup.operation, previous?.operation].find(
    (operation) => operation?.billType === payee.billType,
  );
  const operation = reusable ?? (await openOperation(payee.billType));
  return { ...(await validatePayment(operation, order)), order, operation, bill };
}

/** Offers to reload the bills if this one is paid already, or to schedule outside service hours. */
function amend(
  error: unknown,
  draft: ServiceDraft,
  setup: ServiceSetup,
): Amendment<ServiceDraft> | undefined {
  if (codeOf(error) === 'CZ_BILL_PAID')
    return { label: 'Ver qué debes', draft: { ...draft, bill: '', pays: 'total' }, field: 'payee' };
  return offerScheduling(error, draft, setup, 'bill-payments');
}

const serviceFlow = defineFlow<Service>({
  ...paymentFlow,
  base: paymentBase.WITHRECEIPT,
  title: 'Pagar un servicio',
  setup: (_, query, previous) => setUp(query, previous),
  defaults: (setup, query) => draftOf(setup, query, bankNow()),
  redirect: ({ accounts }) => requireChequeAccount(payingAccounts(accounts)),
  inputs: [
    {
      slug: '',
      label: 'Captura los datos',
      fields: [
        ['payee', 'payee_key'],
        ['bill', 'bill_statement_properties'],
        ['amount', 'amount'],
        ['from', 'from_account_key'],
        ['when', 'transaction_type'],
        ['date', 'effective_date'],
      ],
      check: (draft, setup) => checkService(draft, setup, bankNow()),
      Fields: ServiceFields,
      SidePanel: ServiceLiveSummary,
      ContinueGate: BillGate,
      submit: quoteOf,
    },
  ],
  summary: summaryOf,
  signature: { input: null, confirm: null },
  execute: (_, __, { operation, order }) => executePayment(operation, order),
  lookUp: (_, { operation }) => loadReceipt(operation.key),
  receipt: {
    key: ({ key }) => key,
    load: loadReceipt,
    pdf: receiptPdf,
    view: serviceReceipt,
    repeatLabel: 'Pagar otro servicio',
  },
  amend,
});

export default [serviceFlow];
