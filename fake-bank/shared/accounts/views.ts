import { DomainError } from '#bank/core/errors/domain-error';
import { type CustomerAccount, ledgerAccounts } from '#bank/core/ledger/accounts';
import { balanceOf } from '#bank/core/ledger/ledger';
import type { Reader } from '#bank/core/storage/transaction';
import type { Account, Product } from '#contract/domain/account';
import { moneyOf } from '#contract/domain/money';

/** An account of this customer; another's answers like one that does not exist. */
export function findOwnedAccount(reader: Reader, customer: string, key: string): CustomerAccount {
  const account = reader.get(ledgerAccounts, key);
  if (account?.kind !== 'customer' || account.customer !== customer) throw new DomainError('CZ_NOT_FOUND');
  return account;
}

export const accountsOf = (reader: Reader, customer: string): CustomerAccount[] =>
  reader
    .list(ledgerAccounts, 'byCustomer', customer)
    .flatMap((account) => (account.kind === 'customer' ? [account] : []));

/** Credit is owed: the ledger's minus is what the customer reads as the balance of a card or a loan. */
export const isCredit = ({ type }: Pick<CustomerAccount, 'type'>): boolean =>
  type === 'Tarjeta de Crédito' ||
  type === 'Línea de Crédito' ||
  type === 'Crédito Personal' ||
  type === 'Crédito Hipotecario';

/** What every product says of itself, as the API answers it. */
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

/** An account as lists and selectors show it. */
export const accountView = (reader: Reader, account: CustomerAccount): Account => ({
  ...productView(reader, account),
  ...(account.clabe && { clabe: account.clabe }),
  ...(account.debitCard && { debitCard: account.debitCard }),
  entitlements: account.entitlements,
});

/** An account inside a receipt or a row of a history; what was kept of one has its name then already. */
export const accountRef = ({
  alias,
  description,
  displayId,
}: Pick<CustomerAccount, 'alias' | 'description' | 'displayId'>) => ({
  description: alias ?? description,
  displayId,
});
