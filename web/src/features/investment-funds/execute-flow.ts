import { defineFlow } from '#web/flow/flow.ts';
import { requireChequeAccount } from '#web/flow/money-form/accounts.ts';
import { isExecuted } from '#web/flow/submission/executed-order.ts';
import { SUMMARY } from '#web/lib/addresses/summary.ts';
import { bankNow, bankToday } from '#web/lib/api/bank-clock.ts';
import { loadHolidays } from '#web/lib/api/queries/references.ts';
import { loadChequeAccounts } from '#web/lib/api/queries/summary.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { EXECUTE, fundHistory } from './addresses';
import { amend } from './amend';
import { checkOrder, execute, fundKeys, openOperation } from './api';
import { findOrderedTrade, loadEarlierKeys } from './find-ordered';
import { draftOf, type FundTrade, orderOf } from './order';
import { fundReceipt, NOTHING_MOVED } from './receipt';
import { checkTrade } from './rules';
import { summaryOf } from './summary';
import { TradeFields } from './TradeFields';
import { TradeLiveSummary } from './TradeLiveSummary';
import { WithContract } from './WithContract';

const executeFlow = defineFlow<FundTrade>({
  base: EXECUTE,
  title: 'Comprar o vender fondos',
  parent: { to: SUMMARY, label: 'Mis cuentas' },
  setup: async () => {
    const [setup, holidays] = await Promise.all([openOperation(), loadHolidays()]);
    const chequeAccounts = setup.accounts.length > 0 ? setup.accounts : await loadChequeAccounts();
    return {
      ...setup,
      funds: new Map(setup.funds.map((fund) => [fund.key, fund])),
      holidays,
      chequeAccounts,
    };
  },
  defaults: (setup, query) => draftOf(setup, query, bankNow()),
  redirect: ({ chequeAccounts }) => requireChequeAccount(chequeAccounts),
  inputs: [
    {
      slug: '',
      label: 'Captura los datos',
      fields: [
        ['operation', 'operation_type'],
        ['fund', 'investment_account_key'],
        ['amount', 'amount'],
        ['when', 'transaction_type'],
        ['date', 'operation_date'],
      ],
      check: (draft, setup) => checkTrade(draft, setup, bankToday()),
      Fields: TradeFields,
      SidePanel: TradeLiveSummary,
      ContinueGate: WithContract,
      submit: async (draft, { key }) => {
        const order = orderOf(draft, bankToday());
        const answer = await checkOrder(key, order);
        return isExecuted(answer) ? answer : { ...answer, order, earlierKeys: await loadEarlierKeys(order) };
      },
    },
  ],
  summary: summaryOf,
  signature: { input: null, confirm: null },
  execute: (_, { key }, { order }) => execute(key, order),
  lookUp: (_, quote) => findOrderedTrade(quote),
  receipt: fundReceipt,
  amend,
  unchanged: NOTHING_MOVED,
  history: fundHistory,
  invalidates: [queryKeys.summary, queryKeys.accounts.all, fundKeys.all],
});

export default [executeFlow];
