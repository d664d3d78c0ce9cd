import { ledgerAccounts } from '#bank/core/ledger/accounts';
import type { LedgerTransaction } from '#bank/core/ledger/ledger';
import type { Reader } from '#bank/core/storage/collection';
import { bankInstant } from '#contract/domain/dates';
import { fromCentavos } from '#contract/domain/money';

/** Returns a function that converts transactions for answers. */
export function transactionView(reader: Reader) {
  const currencies = new Map(reader.all(ledgerAccounts).map(({ key, currency }) => [key, currency]));
  return ({ key, at, description, postings }: LedgerTransaction) => ({
    transaction: key,
    at: bankInstant(at),
    description,
    postings: postings.map(({ account, amount }) => ({
      account,
      amount: fromCentavos(amount),
      currency: currencies.get(account) ?? ('MXN' as const),
    })),
  });
}
