import { DomainError } from '#bank/core/errors/domain-error';
import { type CustomerAccount, ledgerAccounts } from '#bank/core/ledger/accounts';
import { balanceOf } from '#bank/core/ledger/ledger';
import type { Reader } from '#bank/core/storage/collection';
import type { Account, Product } from '#contract/domain/account';
import { moneyOf } from '#contract/domain/money';

/** Rejects another customer's account like a missing one, so that keys cannot be probed. */
export function findOwnedAccount(reader: Reader, customer: string, key: string): CustomerAccount {
  const account = reader.get(ledgerAccounts, key);
  if (account?.kind !== 'customer' || account.customer !== customer) throw new DomainError('CZ_NOT_FOUND');
  return account;
}

export const accountsOf = (reader: Reader, customer: string): CustomerAccount[] =>
  reader
    .list(ledgerAccounts, 'byCustomer', customer)
    .flatMap((account) => (account.kind === 'customer' ? [account] : []));

/** Credit accounts: their ledger balance is negative and is shown with the sign reversed. */
export const isCredit = ({ type }: Pick<CustomerAccount, 'type'>): boolean =>
  type === 'Tarjeta de Crédito' ||
  type === 'Línea de Crédito' ||
  type === 'Crédito Personal' ||
  type === 'Crédito Hipotecario';

export function productView(reader: Reader, account: CustomerAccount): Product {
  const balance = balanceOf(reader, account.key);
  return {
    key: account.key,
    type: account.type,
    description: account.description,
    ...(account.alias && { alias: account.alias }),
    displayId: account.displayId,
    defaultCurrency: account.currency,
    primaryBalance: moneyOf(isCredit(account) ? 0 - balance : balance, account.currency),
  };
}

export const accountView = (reader: Reader, account: CustomerAccount): Account => ({
  ...productView(reader, account),
  ...(account.clabe && { clabe: account.clabe }),
  ...(account.debitCard && { debitCard: account.debitCard }),
  entitlements: account.entitlements,
});

/** A stored account already has its alias as `description`. */
export const accountRef = ({
  alias,
  description,
  displayId,
}: Pick<CustomerAccount, 'alias' | 'description' | 'displayId'>) => ({
  description: alias ?? description,
  displayId,
});
