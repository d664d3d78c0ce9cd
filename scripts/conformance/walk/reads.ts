import type { ProductSlug } from '#contract/domain/account';
import { addDays, type BankDate } from '#contract/domain/dates';
import { headers } from '#contract/headers';
import { type Answers, type Row, textOf } from './answers';
import type { CallParts } from './caller';

export type Read = {
  operation: string;
  calls: (answers: Answers, today: BankDate) => readonly CallParts[];
  /** Operation and field with the keys. */
  source?: string;
};

/** Rows of each kind: enough for several states, few enough for a shared environment. */
const MOST_ROWS = 3;

const once = (operation: string, ...queries: Readonly<Record<string, string>>[]): Read => ({
  operation,
  calls: () => (queries.length === 0 ? [{}] : queries.map((query) => ({ query }))),
});

const ofDays = (operation: string, from: number, to: number): Read => ({
  operation,
  calls: (_, today) => [{ query: { start_date: addDays(today, from), end_date: addDays(today, to) } }],
});

type Source = { of: string; at: string; field?: string };

/** One call for each of the first rows of another answer. */
const forEach = (
  operation: string,
  param: string,
  { of, at, field = 'key' }: Source,
  partsOf: (row: Row) => CallParts = () => ({}),
): Read => ({
  operation,
  source: `${of} ${at}/${field}`,
  calls: (answers) =>
    answers
      .rows(of, at)
      .flatMap((row) => {
        const key = textOf(row, field);
        return key === undefined ? [] : [{ params: { [param]: key }, ...partsOf(row) }];
      })
      .slice(0, MOST_ROWS),
});

const accountsIn = (answers: Answers, slug: ProductSlug): Row[] =>
  answers
    .rows('summary.get', '/data/*')
    .filter(({ category }) => category === slug)
    .flatMap(({ accounts }): Row[] => (Array.isArray(accounts) ? accounts : []));

const forAccounts = (slug: ProductSlug, operation: string, param = 'accountKey'): Read => ({
  operation,
  source: `summary.get, accounts of ${slug}`,
  calls: (answers) =>
    accountsIn(answers, slug)
      .flatMap((account) => textOf(account, 'key') ?? [])
      .map((key) => ({ params: { [param]: key } }))
      .slice(0, MOST_ROWS),
});

const list = (of: string): Source => ({ of, at: '/data/*' });

const merchantRow = { of: 'merchants.list', at: '/data/*', field: 'merchantKey' };
const billTypeOf = (row: Row) => textOf(row, 'billType') ?? 'WITHRECEIPT';

const isTaxRow = (row: Row) => ['SAT', 'CDMX'].includes(textOf(row, 'operationType') ?? '');

/** Safe reads of every domain, in an order in which keys are known before they are needed. */
export const reads: readonly Read[] = [
  once('session.user'),
  once('references.institutions'),
  ofDays('references.holidays', 0, 365),
  once('summary.get'),
  once('customers.preferences'),
  forEach('customers.token', 'customerKey', { of: 'session.user', at: '' }),
  forAccounts('chequing', 'accounts.get'),
  forAccounts('chequing', 'accounts.transactions'),
  forAccounts('line-of-credit', 'credit.line'),
  forAccounts('line-of-credit', 'credit.lineTransactions'),
  forAccounts('credit-card', 'credit.card'),
  forAccounts('credit-card', 'credit.cardTransactions'),
  forAccounts('credit-card', 'rewards.get'),
  forAccounts('loan', 'loans.get'),
  forAccounts('mortgage', 'mortgages.get'),
  forAccounts('mortgage', 'mortgages.transactions'),
  forAccounts('investment-product', 'investmentProducts.portfolio', 'portfolioKey'),
  forAccounts('investment-product', 'investmentProducts.investments', 'portfolioKey'),
  ofDays('investmentProducts.made', -365, 0),
  once(
    'investmentProducts.rates',
    { account_type: 'VALORES', investment_type: 'FIX_CEDES' },
    { account_type: 'VALORES', investment_type: 'PAYCHECKS' },
  ),
  forEach('investmentProducts.receipt', 'investmentKey', list('investmentProducts.made')),
  forAccounts('investment-fund', 'investmentFunds.get'),
  ofDays('investmentFunds.operations', -365, 0),
  forEach('investmentFunds.receipt', 'operationKey', list('investmentFunds.operations')),
  once('transfers.list'),
  forEach('transfers.receipt', 'transferKey', list('transfers.list')),
  forEach('transfers.link', 'transferKey', list('transfers.list')),
  once(
    'merchants.list',
    { bill_type: 'WITHRECEIPT' },
    { bill_type: 'WITHOUTRECEIPT' },
    { bill_type: 'MOBILETOPUP' },
  ),
  forEach('merchants.actionFields', 'merchantKey', merchantRow, (row) => ({
    query: { bill_type: billTypeOf(row), action_type: 'CREATE' },
  })),
  {
    operation: 'merchants.allowedAmounts',
    source: 'merchants.list, companies with MOBILETOPUP',
    calls: (answers) =>
      answers
        .rows('merchants.list', '/data/*')
        .filter(({ billType }) => billType === 'MOBILETOPUP')
        .flatMap((row) => textOf(row, 'merchantKey') ?? [])
        .map((merchantKey) => ({ params: { merchantKey }, query: { bill_type: 'MOBILETOPUP' } }))
        .slice(0, MOST_ROWS),
  },
  once('payees.list'),
  forEach('payees.fields', 'payeeKey', list('payees.list')),
  forEach(
    'merchants.bills',
    'merchantKey',
    { of: 'payees.list', at: '/data/*', field: 'merchantKey' },
    (row) => ({
      query: { bill_type: billTypeOf(row), payee_key: textOf(row, 'key') ?? '' },
    }),
  ),
  once('payments.list'),
  forEach('payments.receipt', 'paymentKey', list('payments.list'), (row) =>
    isTaxRow(row) ? { headers: { [headers.dataProjection]: 'TAX' } } : {},
  ),
  once('taxes.validAccounts', { 'payment-type': 'SAT' }, { 'payment-type': 'CDMX' }),
  once('taxes.services', { 'payment-type': 'SAT' }, { 'payment-type': 'CDMX' }),
  {
    operation: 'taxes.receipt',
    source: 'payments.list, payments of taxes',
    calls: (answers) =>
      answers
        .rows('payments.list', '/data/*')
        .filter(isTaxRow)
        .flatMap((row) => textOf(row, 'reference') ?? [])
        .map((id) => ({ params: { id } }))
        .slice(0, MOST_ROWS),
  },
  once('preauthorizedPayments.list'),
  forEach('preauthorizedPayments.receipt', 'id', list('preauthorizedPayments.list')),
  once('recipients.list'),
  once('savingPrograms.resources'),
  once('savingPrograms.list'),
  forEach('savingPrograms.get', 'programKey', list('savingPrograms.list')),
  forEach('savingPrograms.receipt', 'programKey', list('savingPrograms.list')),
  once('payrollPortability.list'),
  forEach('payrollPortability.receipt', 'portabilityKey', list('payrollPortability.list')),
  once('campaigns.list'),
  forEach('campaigns.get', 'referenceKey', { ...list('campaigns.list'), field: 'referenceKey' }),
  forEach(
    'campaigns.details',
    'referenceKey',
    { ...list('campaigns.list'), field: 'referenceKey' },
    (row) => ({
      query: { offerKey: textOf(row, 'offerKey') ?? '' },
    }),
  ),
  forEach(
    'campaigns.transactions',
    'referenceKey',
    { ...list('campaigns.list'), field: 'referenceKey' },
    (row) => ({
      query: { offerKey: textOf(row, 'offerKey') ?? '' },
    }),
  ),
  forEach('campaigns.receipt', 'referenceKey', { ...list('campaigns.list'), field: 'referenceKey' }),
  once('locations.branches'),
  forEach('locations.branch', 'branchId', { of: 'locations.branches', at: '/data/*', field: 'id' }),
  once('limits.list'),
  once('activityLog.list'),
  once('statements.list', { statement_type: 'ACCOUNT' }, { statement_type: 'FISCAL' }),
  forEach('statements.document', 'statementKey', {
    of: 'statements.list',
    at: '/data/*',
    field: 'statementKey',
  }),
];

/** GETs that are not called, and why. */
export const uncalledReads: Readonly<Record<string, string>> = {
  'session.initSession': 'needs the sign-in cookie',
  'session.logout': 'ends the session',
};
