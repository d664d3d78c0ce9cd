import { customerByUser } from '#bank/core/customers/customer-by-user';
import { fieldError } from '#bank/core/errors/domain-error';
import type { Fixture } from '#bank/core/module/module';
import type { Bank } from '#bank/core/tenants/bank';
import { instrumentsOf } from '../instruments/instruments';
import type { Scenario } from './scenario';

export type Fixtures = Readonly<Record<string, Fixture>>;

type Asked = { name: string; customer: string; given?: Readonly<Record<string, string>> | undefined };

/** `customer` is a user name. */
export function applyFixture(bank: Bank, fixtures: Fixtures, { name, customer, given = {} }: Asked): void {
  const fixture = Object.hasOwn(fixtures, name) ? fixtures[name] : undefined;
  if (!fixture) throw fieldError('name', `No hay una situación ${name}.`);
  const found = customerByUser(bank.read, customer);
  bank.store.transact((tx) => fixture(tx, { customer: found.key, now: bank.now, given }));
}

export function arrange(bank: Bank, fixtures: Fixtures, { arrange: asked, customer }: Scenario): void {
  if (asked.fault) instrumentsOf(bank).faults.add(asked.fault);
  if (asked.fixture) applyFixture(bank, fixtures, { ...asked.fixture, customer });
}
