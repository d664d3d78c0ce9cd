import { noCustomer } from '#bank/core/customers/customer-by-user';
import { type Customer, customerNamed, customers } from '#bank/core/customers/customers';
import { DomainError, fieldError } from '#bank/core/errors/domain-error';
import type { Fixture, FixtureSubject } from '#bank/core/fixtures/fixture';
import { didYouMean } from '#bank/core/fixtures/nearest';
import type { Bank } from '#bank/core/tenants/bank';
import type { Situation } from '#contract/domain/situation';

export type Fixtures = Readonly<Record<string, Fixture>>;

type Asked = { name: string; customer: string; given?: Readonly<Record<string, unknown>> | undefined };

function findCustomer(bank: Bank, user: string): Customer {
  const found = customerNamed(bank.read, user);
  if (found) return found;
  throw new DomainError('CZ_NOT_FOUND', { field: 'customer', description: noCustomer(bank.read, user) });
}

function findFixture(fixtures: Fixtures, name: string): Fixture {
  const found = Object.hasOwn(fixtures, name) ? fixtures[name] : undefined;
  if (found) return found;
  const hint = didYouMean(name, Object.keys(fixtures));
  const description = `There is no situation ${JSON.stringify(name)}.${hint} GET /__bank/situations lists them.`;
  throw new DomainError('CZ_NOT_FOUND', { field: 'name', description });
}

const subjectOf = (bank: Bank, { key: customer }: Customer): FixtureSubject => ({
  reader: bank.read,
  customer,
  now: bank.now,
});

const suitedUsers = (bank: Bank, fixture: Fixture): string[] =>
  bank.read
    .all(customers)
    .filter((customer) => fixture.suits(subjectOf(bank, customer)))
    .map(({ user }) => user);

const notListed = 'no customer of this bank';

/** Lists what can be posted; `user` chooses the customer whose values and examples are shown. */
export function listFixtures(bank: Bank, fixtures: Fixtures, user: string | undefined): Situation[] {
  const chosen = user === undefined ? undefined : findCustomer(bank, user);
  return Object.entries(fixtures).map(([name, fixture]) => {
    const suited = suitedUsers(bank, fixture);
    const shown = chosen ?? customerNamed(bank.read, suited[0] ?? '') ?? bank.read.all(customers)[0];
    const params = shown ? fixture.params(subjectOf(bank, shown)) : [];
    return {
      name,
      title: fixture.title,
      customers: suited,
      params: params.map(({ values, ...param }) => ({ ...param, ...(values && { values: [...values] }) })),
    };
  });
}

/** `customer` is a user name. */
export function applyFixture(bank: Bank, fixtures: Fixtures, { name, customer, given = {} }: Asked): void {
  const fixture = findFixture(fixtures, name);
  const found = findCustomer(bank, customer);
  bank.store.transact((tx) => {
    const subject = { customer: found.key, now: bank.now };
    if (!fixture.isFor({ ...subject, reader: tx })) {
      const suited = suitedUsers(bank, fixture).join(', ') || notListed;
      throw fieldError('customer', `This situation is for ${fixture.audience}: ${suited}.`);
    }
    fixture.apply(tx, subject, given);
  });
}
