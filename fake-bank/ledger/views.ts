import type { Account } from '#contract/shared/account';
import { fromCentavos } from '#contract/shared/money';
import { Refusal } from '../http/refusal';
import type { Reader } from '../store/transaction';
import { type CustomerAccount, ledgerAccounts } from './accounts';
import { balanceOf } from './ledger';

/** An account of this customer; another's answers like one that does not exist. */
export function ownAccount(reader: Reader, customer: string, key: string): CustomerAccount {
  const account = reader.get(ledgerAccounts, key);
  if (account?.kind !== 'customer' || account.customer !== customer) throw new Refusal('CZ_NOT_FOUND');
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

/** An account as the API answers it. */
export function accountView(reader: Reader, account: CustomerAccount): Account {
  const balance = balanceOf(reader, account.key);
  const amount = fromCentavos(isCredit(account) ? 0 - balance : balance);
  return {
    key: account.key,
    type: account.type,
    description: account.description,
    ...(account.alias && { alias: account.alias }),
    displayId: account.displayId,
    ...(account.clabe && { clabe: account.clabe }),
    defaultCurrency: account.currency,
    primaryBalance: { amount, currencyCode: account.currency },
    entitlements: account.entitlements,
  };
}

/** A product as its own endpoint answers it: without what only selectors of accounts ask. */
export function accountProduct(reader: Reader, account: CustomerAccount) {
  const { entitlements: _, clabe: __, ...product } = accountView(reader, account);
  return product;
}

/** An account inside a receipt or a row of a history. */
export const accountRef = ({ alias, description, displayId }: CustomerAccount) => ({
  description: alias ?? description,
  displayId,
});
