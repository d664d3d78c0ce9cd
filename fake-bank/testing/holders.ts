/** Customers of the seed, chosen by what they have. */
import { mayUse } from '#contract/domain/account';
import { type Customer, customers } from '../core/customers/customers';
import type { CustomerAccount } from '../core/ledger/accounts';
import type { Reader } from '../core/storage/transaction';
import { isPesoCheques } from '../shared/accounts/peso-cheques';
import { accountsOf } from '../shared/accounts/views';
import { merchantOf } from '../shared/merchants/merchants';
import { payeesOf } from '../shared/parties/payees';
import { recipients } from '../shared/parties/recipients';
import type { BankUnderTest, Client } from './bank-under-test';

/** Where something of a customer's is found: its key, or undefined where the customer has none. */
export type Finding = (reader: Reader, customer: string) => string | undefined;

const account =
  (fits: (account: CustomerAccount, before: readonly CustomerAccount[]) => boolean): Finding =>
  (reader, customer) =>
    accountsOf(reader, customer).find((found, index, all) => fits(found, all.slice(0, index)))?.key;

/** A cheque account in pesos that money may leave. */
export const from = account((found) => isPesoCheques(found) && mayUse(found, 'TRANSFER_FROM'));
/** Another account of the customer's that takes money. */
export const to = account((found, before) => before.some(isPesoCheques) && mayUse(found, 'TRANSFER_TO'));
export const card = account(({ type }) => type === 'Tarjeta de Crédito');
export const line = account(({ type }) => type === 'Línea de Crédito');
export const loan = account(({ type }) => type === 'Crédito Personal');
export const mortgage = account(({ type }) => type === 'Crédito Hipotecario');
export const portfolio = account(({ type }) => type === 'Valores');
export const fund = account(({ type }) => type === 'Fondos de Inversión');

/** Somebody at another bank who can be paid now. */
export const recipient: Finding = (reader, customer) =>
  reader
    .list(recipients, 'byCustomer', customer)
    .find(({ status, accountType }) => status === 'ACTIVE' && accountType === 'TPTOFF')?.key;

const billed = (reader: Reader, customer: string) =>
  payeesOf(reader, customer).find(
    ({ status, merchantKey }) => status === 'ACTIVE' && merchantOf(merchantKey).billType === 'WITHRECEIPT',
  );

/** A service that sends bills, and its merchant. */
export const service: Finding = (reader, customer) => billed(reader, customer)?.key;
export const merchant: Finding = (reader, customer) => billed(reader, customer)?.merchantKey;

/** The value that the customer's token shows. */
export const token: Finding = (reader, customer) => {
  const signer = reader.get(customers, customer);
  return signer?.tokenType === 'none' ? undefined : signer?.token;
};

/** A signed-in customer, with the key of each thing that was asked for. */
export type Holder<Name extends string = never> = { client: Client; key: (name: Name) => string };

export type Findings<Name extends string> = Readonly<Record<Name, Finding>>;

/** The customers of the seed who have everything that is asked for, in the seed's order. */
const able = ({ bank }: BankUnderTest, needs: readonly Finding[]): readonly Customer[] =>
  bank.read.all(customers).filter(({ key }) => needs.every((find) => find(bank.read, key) !== undefined));

const signedIn = async <Name extends string>(
  test: BankUnderTest,
  needs: Findings<Name>,
  { key: customer, user }: Customer,
): Promise<Holder<Name>> => ({
  client: await test.signIn(user),
  key: (name) => needs[name](test.bank.read, customer) ?? `${user}-has-no-${name}`,
});

const nobody = (needs: object) =>
  new Error(`too few customers of the seed have ${Object.keys(needs).join(', ')}`);

/** The first customer of the seed who has everything that is asked for. */
export async function holderOf<Name extends string>(
  test: BankUnderTest,
  needs: Findings<Name>,
): Promise<Holder<Name>> {
  const [first] = able(test, Object.values<Finding>(needs));
  if (!first) throw nobody(needs);
  return signedIn(test, needs, first);
}

/** The first two. Where only one customer has it all, the second is anybody else, with none of those keys. */
export async function twoHoldersOf<Name extends string>(
  test: BankUnderTest,
  needs: Findings<Name>,
): Promise<readonly [Holder<Name>, Holder<Name>]> {
  const [first, next] = able(test, Object.values<Finding>(needs));
  const second = next ?? test.bank.read.all(customers).find((customer) => customer !== first);
  if (!first || !second) throw nobody(needs);
  return [await signedIn(test, needs, first), await signedIn(test, needs, second)];
}
