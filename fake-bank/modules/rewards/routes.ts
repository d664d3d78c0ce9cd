import { initServer } from '@ts-rest/express';
import { customerCall } from '#bank/core/http/call';
import { bankAccount, type CustomerAccount } from '#bank/core/ledger/accounts';
import { ledgerTransactions } from '#bank/core/ledger/ledger';
import type { Reader } from '#bank/core/storage/collection';
import { findOwnedRevolving } from '#bank/shared/lending/views';
import { rewards } from '#contract/rewards';
import { type Purchase, pointsOf } from './rules';

/** Purchases are positive postings to the bank's cards account. */
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
      const card = findOwnedRevolving(bank.read, customer, params.accountKey, 'Tarjeta de Crédito');
      return { status: 200, body: pointsOf(purchasesWith(bank.read, card), bank.today) };
    },
  });
