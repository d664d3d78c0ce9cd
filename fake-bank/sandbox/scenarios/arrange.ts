import type { Bank } from '../../ground/bank/bank';
import type { Situation } from '../../ground/noun/noun';
import { customerNamed } from '../../ground/parties/customers';
import { fieldRefusal } from '../../ground/refusal/refusal';
import { instrumentsOf } from '../instruments/instruments';
import type { Scenario } from './scenario';

export type Situations = Readonly<Record<string, Situation>>;

type Asked = { name: string; customer: string; given?: Readonly<Record<string, string>> | undefined };

/** Lets a domain bring a situation about; `customer` is the user name of whom it is about. */
export function bringAbout(bank: Bank, situations: Situations, { name, customer, given = {} }: Asked): void {
  const situation = Object.hasOwn(situations, name) ? situations[name] : undefined;
  if (!situation) throw fieldRefusal('name', `No hay una situación ${name}.`);
  const found = customerNamed(bank.read, customer);
  if (!found) throw fieldRefusal('customer', `No hay un cliente ${customer} en este banco.`);
  bank.store.transact((tx) => situation(tx, { customer: found.key, now: bank.now, given }));
}

/** Brings a scenario about in a bank. */
export function arrange(bank: Bank, situations: Situations, { arrange: asked, customer }: Scenario): void {
  if (asked.fault) instrumentsOf(bank).faults.add(asked.fault);
  if (asked.situation) bringAbout(bank, situations, { ...asked.situation, customer });
}
