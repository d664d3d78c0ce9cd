import { initServer } from '@ts-rest/express';
import { rewards } from '#contract/rewards';
import { customerCall } from '../../ground/call/call';
import { bankAccount, type CustomerAccount } from '../../ground/ledger/accounts';
import { ledgerTransactions } from '../../ground/ledger/ledger';
import { ownRevolving } from '../../ground/lending/views';
import type { Reader } from '../../ground/store/transaction';
import { type Purchase, pointsOf } from './rules';

/** What merchants were paid with a card. */
function purchasesWith(reader: Reader, card: CustomerAccount): Purchase[] {
  const merchants = bankAccount('cards', card.currency);
  return reader
    .list(ledgerTransactions, 'byAccount', card.key)
    .flatMap(({ date, postings }) =>
      postings.flatMap(({ account, amount }) =>
        account === merchants && amount > 0 ? [{ date, amount }] : [],
      ),
    );
}

export const rewardRoutes = () =>
  initServer().router(rewards, {
    get: async ({ req, params }) => {
      const { bank, customer } = customerCall(req);
      const card = ownRevolving(bank.read, customer, params.accountKey, 'Tarjeta de Crédito');
      return { status: 200, body: pointsOf(purchasesWith(bank.read, card), bank.today) };
    },
  });
