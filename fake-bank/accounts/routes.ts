import { initServer } from '@ts-rest/express';
import { accounts, type Movement } from '#contract/accounts';
import { fromCentavos } from '#contract/shared/money';
import { customerCall } from '../http/call';
import { newestFirst } from '../http/page';
import { fieldRefusal } from '../http/refusal';
import type { CustomerAccount } from '../ledger/accounts';
import { type LedgerTransaction, ledgerTransactions } from '../ledger/ledger';
import { accountView, ownAccount } from '../ledger/views';

/** A ledger transaction as one of its accounts sees it. */
const movements = (account: CustomerAccount, transaction: LedgerTransaction): Movement[] =>
  transaction.postings.flatMap((posting) =>
    posting.account === account.key
      ? [
          {
            key: transaction.key,
            postedDate: transaction.date,
            description: transaction.description,
            amount: fromCentavos(posting.amount),
            currencyCode: account.currency,
            balance: fromCentavos(posting.balance),
          },
        ]
      : [],
  );

export const accountRoutes = () =>
  initServer().router(accounts, {
    get: async ({ req, params }) => {
      const { bank, customer } = customerCall(req);
      return {
        status: 200,
        body: accountView(bank.read, ownAccount(bank.read, customer, params.accountKey)),
      };
    },
    transactions: async ({ req, params, query }) => {
      const { bank, customer } = customerCall(req);
      const account = ownAccount(bank.read, customer, params.accountKey);
      const { from_date, to_date } = query;
      if (from_date && to_date && to_date < from_date) {
        throw fieldRefusal('to_date', 'Debe ser igual o posterior a la fecha inicial.');
      }
      const inRange = ({ date }: LedgerTransaction) =>
        (!from_date || date >= from_date) && (!to_date || date <= to_date);
      const page = newestFirst(bank.read.list(ledgerTransactions, 'byAccount', account.key), inRange, query);
      return {
        status: 200,
        body: {
          data: page.rows.flatMap((row) => movements(account, row)),
          ...(page.cursor && { cursor: page.cursor }),
        },
      };
    },
  });
