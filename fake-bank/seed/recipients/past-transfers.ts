/** Past transfers to recipients, derived from the movements. */

import type { CustomerAccount } from '#bank/core/ledger/accounts';
import { ledgerTransactions } from '#bank/core/ledger/ledger';
import { nextFolio } from '#bank/core/operations/folio';
import { nextKey, seededKey } from '#bank/core/storage/sequence';
import type { Transaction } from '#bank/core/storage/transaction';
import { accountsOf } from '#bank/shared/accounts/views';
import { bankNameOf } from '#bank/shared/institutions/institutions';
import { type Recipient, recordLastTransfer } from '#bank/shared/parties/recipients';
import { COMMISSION_TEXT, commissionOf } from '#bank/shared/transfers/commission';
import { nextSpeiKeys, transferParty, transfers } from '#bank/shared/transfers/transfer';
import { formatEnding } from '#contract/domain/account';
import { bankDate } from '#contract/domain/dates';
import { transferTypeAndLimitOf } from '#contract/domain/third-party-type';
import { fullName } from '#contract/recipients';
import type { TransferTexts } from './seed-recipient';

/** Debits with the given description, in the order of the account's movements. */
const findDebits = (tx: Transaction, account: CustomerAccount, description: string) =>
  tx
    .list(ledgerTransactions, 'byAccount', account.key)
    .filter((transaction) => transaction.description === description)
    .flatMap((transaction) =>
      transaction.postings
        .filter((posting) => posting.account === account.key && posting.amount < 0)
        .map(({ amount }) => ({ account, transaction, amount: -amount })),
    );

/** Commissions that belong to no transfer yet, by account and instant. */
const findCommissions = (tx: Transaction, accounts: readonly CustomerAccount[]) =>
  new Map(
    accounts.flatMap(({ key }) =>
      tx
        .list(ledgerTransactions, 'byAccount', key)
        .filter(({ description, operation }) => description === COMMISSION_TEXT && operation === undefined)
        .map((transaction) => [`${key} ${transaction.at}`, transaction] as const),
    ),
  );

/**
 * Records a transfer for each debit, links the debit and its commission to it, and updates the recipient's last
 * transfer.
 */
export function recordPastTransfers(
  tx: Transaction,
  recipient: Recipient,
  { movement, message }: TransferTexts,
): void {
  const { accountType, accountId, bankId, alias, key, customer } = recipient;
  const { type, limitKey } = transferTypeAndLimitOf[accountType];
  const accounts = accountsOf(tx, customer);
  const commissions = findCommissions(tx, accounts);
  const debits = accounts
    .flatMap((account) => findDebits(tx, account, movement))
    .toSorted((a, b) => a.transaction.at - b.transaction.at);
  let latest = recipient;
  for (const { account, transaction, amount } of debits) {
    const { at } = transaction;
    const day = bankDate(at);
    const orderKey = nextKey(tx, 'operation');
    const operation = { kind: type, key: orderKey };
    tx.put(ledgerTransactions, { ...transaction, operation });
    const commission = commissions.get(`${account.key} ${at}`);
    if (commission) tx.put(ledgerTransactions, { ...commission, operation });
    tx.put(transfers, {
      key: orderKey,
      customer,
      confirmationNumber: nextFolio(tx),
      transferType: 'onetime',
      status: 'PROCESSED',
      effectiveDate: day,
      orderedAt: at,
      from: transferParty(account, amount),
      to: {
        account: key,
        currency: account.currency,
        amount,
        description: alias,
        displayId: formatEnding(accountId),
      },
      thirdParty: {
        type,
        limitKey,
        holder: fullName(recipient),
        bankName: bankNameOf(bankId),
        accountId,
        commission: commission ? commissionOf(type) : 0,
        ...(type === 'spei' && nextSpeiKeys(tx, day, seededKey(orderKey))),
      },
      ...(message && { message }),
    });
    latest = recordLastTransfer(tx, latest, { date: day, amount, ...(message && { message }) });
  }
}
