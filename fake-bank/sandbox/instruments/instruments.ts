import type { Bank } from '#bank/core/tenants/bank';
import { BankSnapshots } from './bank-snapshots';
import { Faults } from './faults';
import { RequestLog } from './request-log';

export type Instruments = { faults: Faults; requests: RequestLog; snapshots: BankSnapshots };

const byBank = new WeakMap<Bank, Instruments>();

export function instrumentsOf(bank: Bank): Instruments {
  const attached = byBank.get(bank) ?? {
    faults: new Faults(),
    requests: new RequestLog(),
    snapshots: new BankSnapshots(),
  };
  byBank.set(bank, attached);
  return attached;
}
