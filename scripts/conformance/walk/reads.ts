import type { ProductSlug } from '#contract/domain/account';
import { addDays, type BankDate } from '#contract/domain/dates';
import { headers } from '#contract/headers';
import { type Answers, type Row, textOf } from './answers';
import type { CallParts } from './caller';

export type Read = {
  operation: string;
  calls: (answers: Answers, today: BankDate) => readonly CallParts[];
  /** Operation and field that the keys of the calls come from. */
  source?: string;
};

/** Maximum of rows per kind: enough for several states, few enough for a shared environment. */
const MAX_ROWS = 3;

const callOnce = (operation: string, ...queries: Readonly<Record<string, string>>[]): Read => ({
  operation,
  calls: () => (queries.length === 0 ? [{}] : queries.map((query) => ({ query }))),
});

const ofDays = (operation: string, from: number, to: number): Read => ({
  operation,
  calls: (_, today) => [{ query: { start_date: addDays(today, from), end_date: addDays(today, to) } }],
});

type Source = { of: string; at: string; field?: string };

/** One call for each of the first rows of another answer. */
const forEachRow = (
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
      .slice(0, MAX_ROWS),
});

const accountsIn = (answers: Answers, slug: ProductSlug): Row[] =>
  answers
    .rows('summary.get', '/data/*')
    .filter(({ category }) => category === slug)
    .flatMap(({ accounts }): Row[] => (Array.isArray(accounts) ? accounts : []));

const forEachAccount = (slug: ProductSlug, operation: string, param = 'accountKey'): Read => ({
  operation,
  source: `summary.get, accounts of ${slug}`,
  calls: (answers) =>
    accountsIn(answers, slug)
      .flatMap((account) => textOf(account, 'key') ?? [])
      .map((key) => ({ params: { [param]: key } }))
      .slice(0, MAX_ROWS),
});

const list = (of: string): Source => ({ of, at: '/data/*' });

const merchantRow = { of: 'merchants.list', at: '/data/*', field: 'merchantKey' };
const billTypeOf = (row: Row) => textOf(row, 'billType') ?? 'WITHRECEIPT';

const isTaxRow = (row: Row) => ['SAT', 'CDMX'].includes(textOf(row, 'operationType') ?? '');

/** Safe reads of every domain. A read that returns keys comes before the reads that need them. */
export const reads: readonly Read[] = [
  callOnce('session.user'),
  callOnce('references.institutions'),
  ofDays('references.holidays', 0, 365),
  callOnce('summary.get'),
  callOnce('customers.preferences'),
  forEachRow('customers.token', 'customerKey', { of: 'session.user', at: '' }),
  forEachAccount('chequing', 'accounts.get'),
  forEachAccount('chequing', 'accounts.transactions'),
  forEachAccount('line-of-credit', 'credit.line'),
  forEachAccount('line-of-credit', 'credit.lineTransactions'),
  forEachAccount('credit-card', 'credit.card'),
  forEachAccount('credit-card', 'credit.cardTransactions'),
  forEachAccount('credit-card', 'rewards.get'),
  forEachAccount('loan', 'loans.get'),
  forEachAccount('mortgage', 'mortgages.get'),
  forEachAccount('mortgage', 'mortgages.transactions'),
  forEachAccount('investment-product', 'investmentProducts.portfolio', 'portfolioKey'),
  forEachAccount('investment-product', 'investmentProducts.investments', 'portfolioKey'),
  ofDays('investmentProducts.made', -365, 0),
  callOnce(
    'investmentProducts.rates',
    { account_type: 'VALORES', investment_type: 'FIX_CEDES' },
    { account_type: 'VALORES', investment_type: 'PAYCHECKS' },
  ),
  forEachRow('investmentProducts.receipt', 'investmentKey', list('investmentProducts.made')),
  forEachAccount('investment-fund', 'investmentFunds.get'),
  ofDays('investmentFunds.operations', -365, 0),
  forEachRow('investmentFunds.receipt', 'operationKey', list('investmentFunds.operations')),
  callOnce('transfers.list'),
  forEachRow('transfers.receipt', 'transferKey', list('transfers.list')),
  forEachRow('transfers.link', 'transferKey', list('transfers.list')),
  callOnce(
    'merchants.list',
    { bill_type: 'WITHRECEIPT' },
    { bill_type: 'WITHOUTRECEIPT' },
    { bill_type: 'MOBILETOPUP' },
  ),
  forEachRow('merchants.actionFields', 'merchantKey', merchantRow, (row) => ({
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
        .slice(0, MAX_ROWS),
  },
  callOnce('payees.list'),
  forEachRow('payees.fields', 'payeeKey', list('payees.list')),
  forEachRow(
    'merchants.bills',
    'merchantKey',
    { of: 'payees.list', at: '/data/*', field: 'merchantKey' },
    (row) => ({
      query: { bill_type: billTypeOf(row), payee_key: textOf(row, 'key') ?? '' },
    }),
  ),
  callOnce('payments.list'),
  forEachRow('payments.receipt', 'paymentKey', list('payments.list'), (row) =>
    isTaxRow(row) ? { headers: { [headers.dataProjection]: 'TAX' } } : {},
  ),
  callOnce('taxes.validAccounts', { 'payment-type': 'SAT' }, { 'payment-type': 'CDMX' }),
  callOnce('taxes.services', { 'payment-type': 'SAT' }, { 'payment-type': 'CDMX' }),
  {
    operation: 'taxes.receipt',
    source: 'payments.list, payments of taxes',
    calls: (answers) =>
      answers
        .rows('payments.list', '/data/*')
        .filter(isTaxRow)
        .flatMap((row) => textOf(row, 'reference') ?? [])
        .map((id) => ({ params: { id } }))
        .slice(0, MAX_ROWS),
  },
  callOnce('preauthorizedPayments.list'),
  forEachRow('preauthorizedPayments.receipt', 'id', list('preauthorizedPayments.list')),
  callOnce('recipients.list'),
  callOnce('savingPrograms.resources'),
  callOnce('savingPrograms.list'),
  forEachRow('savingPrograms.get', 'programKey', list('savingPrograms.list')),
  forEachRow('savingPrograms.receipt', 'programKey', list('savingPrograms.list')),
  callOnce('payrollPortability.list'),
  forEachRow('payrollPortability.receipt', 'portabilityKey', list('payrollPortability.list')),
  callOnce('campaigns.list'),
  forEachRow('campaigns.get', 'referenceKey', { ...list('campaigns.list'), field: 'referenceKey' }),
  forEachRow(
    'campaigns.details',
    'referenceKey',
    { ...list('campaigns.list'), field: 'referenceKey' },
    (row) => ({
      query: { offerKey: textOf(row, 'offerKey') ?? '' },
    }),
  ),
  forEachRow(
    'campaigns.transactions',
    'referenceKey',
    { ...list('campaigns.list'), field: 'referenceKey' },
    (row) => ({
      query: { offerKey: textOf(row, 'offerKey') ?? '' },
    }),
  ),
  forEachRow('campaigns.receipt', 'referenceKey', { ...list('campaigns.list'), field: 'referenceKey' }),
  callOnce('locations.branches'),
  forEachRow('locations.branch', 'branchId', { of: 'locations.branches', at: '/data/*', field: 'id' }),
  callOnce('limits.list'),
  callOnce('activityLog.list'),
  callOnce('statements.list', { statement_type: 'ACCOUNT' }, { statement_type: 'FISCAL' }),
  forEachRow('statements.document', 'statementKey', {
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
