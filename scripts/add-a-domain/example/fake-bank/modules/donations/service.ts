import { logSuccess } from '#bank/core/activity/activity';
import type { SignedBy } from '#bank/core/http/signed-by';
import { bankAccount, type CustomerAccount } from '#bank/core/ledger/accounts';
import { availableIn, move } from '#bank/core/ledger/ledger';
import { executeSignedOnce, type SignedOutcome } from '#bank/core/operations/execute-signed';
import { nextFolio } from '#bank/core/operations/folio';
import { bindOperation, openOperation } from '#bank/core/operations/operation';
import type { Reader } from '#bank/core/storage/collection';
import type { Transaction } from '#bank/core/storage/transaction';
import { storedAccount } from '#bank/shared/accounts/stored-account';
import { accountsOf, findOwnedAccount } from '#bank/shared/accounts/views';
import { mayUse } from '#contract/domain/account';
import { formatCentavos } from '#contract/domain/money';
import type { DonationOrder, NewDonation } from '#contract/donations';
import { isPesoCheques } from '#contract/rules/accounts';
import { storedDonations } from './donation';
import { type CheckedDonation, checkDonation } from './rules';

const KIND = 'donation';

export const payingAccounts = (reader: Reader, customer: string): CustomerAccount[] =>
  accountsOf(reader, customer).filter((account) => isPesoCheques(account) && mayUse(account, 'PAY_BILL'));

export const open = (tx: Transaction, customer: string) => openOperation(tx, customer, KIND);

type Checked = CheckedDonation & { from: CustomerAccount };

function check(reader: Reader, customer: string, order: DonationOrder): Checked {
  const from = findOwnedAccount(reader, customer, order.from_account_key);
  return { from, ...checkDonation(order, { from, available: availableIn(reader, from) }) };
}

export function validate(
  tx: Transaction,
  customer: string,
  key: string,
  { nonce, ...order }: NewDonation,
): Checked {
  // Ownership errors come before errors in the order.
  bindOperation(tx, { key, nonce, customer, kind: KIND }, order);
  return check(tx, customer, order);
}

function make(tx: Transaction, { customer, now: at }: SignedBy, key: string, checked: Checked): string {
  const { charity, amount, from } = checked;
  const description = `Donativo a ${charity.name}`;
  move(tx, {
    at,
    description,
    category: 'other',
    operation: { kind: 'DONATION', key },
    from: from.key,
    to: bankAccount('donations'),
    amount,
  });
  logSuccess(tx, { customer, now: at }, 'PAYMENT', `${description} de ${formatCentavos(amount, 'MXN')}`);
  tx.put(storedDonations, {
    key,
    customer,
    confirmationNumber: nextFolio(tx),
    at,
    charity: charity.name,
    amount,
    from: storedAccount(from),
  });
  return key;
}

export const execute = (
  tx: Transaction,
  by: SignedBy,
  key: string,
  { nonce, ...order }: NewDonation,
): SignedOutcome =>
  executeSignedOnce(tx, { ...by, key, nonce, kind: KIND }, order, {
    checkOwnership: () => void findOwnedAccount(tx, by.customer, order.from_account_key),
    check: () => check(tx, by.customer, order),
    make: (checked) => make(tx, by, key, checked),
  });
