import type { Bank } from '#bank/core/tenants/bank';
import type { BankEvent } from '#contract/domain/bank-event';
import type { Fault, FaultRule } from '#contract/domain/fault-rule';
import { BankSnapshots } from './bank-snapshots';
import { EventFeed } from './event-feed';
import { Faults } from './faults';
import { RequestLog } from './request-log';

export type Instruments = {
  faults: Faults;
  requests: RequestLog;
  snapshots: BankSnapshots;
  events: EventFeed;
};

const byBank = new WeakMap<Bank, Instruments>();

export function instrumentsOf(bank: Bank): Instruments {
  const attached = byBank.get(bank) ?? {
    faults: new Faults(),
    requests: new RequestLog(),
    snapshots: new BankSnapshots(),
    events: new EventFeed(),
  };
  byBank.set(bank, attached);
  return attached;
}

export function addRule(bank: Bank, rule: FaultRule): Fault {
  const { faults, events } = instrumentsOf(bank);
  const fault = faults.add(rule);
  events.publish(() => ({ kind: 'rule', data: { id: fault.id, change: 'added', rule } }));
  return fault;
}

/** Returns false if there is no such rule. */
export function removeRule(bank: Bank, id: string): boolean {
  const { faults, events } = instrumentsOf(bank);
  const isFound = faults.remove(id);
  if (isFound) events.publish(() => ({ kind: 'rule', data: { id, change: 'removed' } }));
  return isFound;
}

type Reason = Extract<BankEvent, { kind: 'reset' }>['data']['reason'];

/** Publishes that rows, and possibly rules, were replaced. */
export const reportReset = (bank: Bank, reason: Reason): void =>
  instrumentsOf(bank).events.publish(() => ({ kind: 'reset', data: { reason } }));
