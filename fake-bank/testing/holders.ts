import { mayUse } from '#contract/domain/account';
import { isPesoCheques } from '#contract/rules/accounts';
import { type Customer, customers } from '../core/customers/customers';
import type { CustomerAccount } from '../core/ledger/accounts';
import type { Reader } from '../core/storage/collection';
import { accountsOf } from '../shared/accounts/views';
import { merchantOf } from '../shared/merchants/merchants';
import { payeesOf } from '../shared/parties/payees';
import { recipients } from '../shared/parties/recipients';
import type { BankUnderTest, Client } from './bank-under-test';

/** Finds the key of a customer's row, such as an account. */
export type Finding = (reader: Reader, customer: string) => string | undefined;

const account =
  (fits: (account: CustomerAccount, before: readonly CustomerAccount[]) => boolean): Finding =>
  (reader, customer) =>
    accountsOf(reader, customer).find((candidate, index, all) => fits(candidate, all.slice(0, index)))?.key;

/** A cheque account in pesos that allows outgoing transfers. */
export const from = account((candidate) => isPesoCheques(candidate) && mayUse(candidate, 'TRANSFER_FROM'));
/** Another account of the customer that allows incoming transfers. */
export const to = account(
  (candidate, before) => before.some(isPesoCheques) && mayUse(candidate, 'TRANSFER_TO'),
);
export const card = account(({ type }) => type === 'Tarjeta de Crédito');
export const line = account(({ type }) => type === 'Línea de Crédito');
export const loan = account(({ type }) => type === 'Crédito Personal');
export const mortgage = account(({ type }) => type === 'Crédito Hipotecario');
export const portfolio = account(({ type }) => type === 'Valores');
export const fund = account(({ type }) => type === 'Fondos de Inversión');

/** An active recipient at another bank. */
export const recipient: Finding = (reader, customer) =>
  reader
    .list(recipients, 'byCustomer', customer)
    .find(({ status, accountType }) => status === 'ACTIVE' && accountType === 'TPTOFF')?.key;

const billed = (reader: Reader, customer: string) =>
  payeesOf(reader, customer).find(
    ({ status, merchantKey }) => status === 'ACTIVE' && merchantOf(merchantKey).billType === 'WITHRECEIPT',
  );

/** A saved service with bills. */
export const service: Finding = (reader, customer) => billed(reader, customer)?.key;
export const merchant: Finding = (reader, customer) => billed(reader, customer)?.merchantKey;

export const token: Finding = (reader, customer) => {
  const signer = reader.get(customers, customer);
  return signer?.tokenType === 'none' ? undefined : signer?.token;
};

export type Holder<Name extends string = never> = { client: Client; key: (name: Name) => string };

export type Findings<Name extends string> = Readonly<Record<Name, Finding>>;

const customersWith = ({ bank }: BankUnderTest, findings: readonly Finding[]): readonly Customer[] =>
  bank.read.all(customers).filter(({ key }) => findings.every((find) => find(bank.read, key) !== undefined));

const signedIn = async <Name extends string>(
  test: BankUnderTest,
  findings: Findings<Name>,
  { key: customer, user }: Customer,
): Promise<Holder<Name>> => ({
  client: await test.signIn(user),
  key: (name) => findings[name](test.bank.read, customer) ?? `${user}-has-no-${name}`,
});

const tooFewCustomers = (findings: object) =>
  new Error(`too few customers of the seed have ${Object.keys(findings).join(', ')}`);

export async function holderOf<Name extends string>(
  test: BankUnderTest,
  findings: Findings<Name>,
): Promise<Holder<Name>> {
  const [first] = customersWith(test, Object.values<Finding>(findings));
  if (!first) throw tooFewCustomers(findings);
  return signedIn(test, findings, first);
}

/** If only one customer has all keys, the second one may be any other customer. */
export async function twoHoldersOf<Name extends string>(
  test: BankUnderTest,
  findings: Findings<Name>,
): Promise<readonly [Holder<Name>, Holder<Name>]> {
  const [first, next] = customersWith(test, Object.values<Finding>(findings));
  const second = next ?? test.bank.read.all(customers).find((customer) => customer !== first);
  if (!first || !second) throw tooFewCustomers(findings);
  return [await signedIn(test, findings, first), await signedIn(test, findings, second)];
}
