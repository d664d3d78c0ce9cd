import * as z from 'zod/mini';
import { sortable } from '../lists/place';
import { Collection } from '../store/collection';
import { nextNumber } from '../store/sequence';
import type { Store } from '../store/store';
import type { Reader, Transaction } from '../store/transaction';

/** Something that runs when the bank's clock reaches it. `key` names what it is about. */
const DueWork = z.object({
  kind: z.string(),
  key: z.string(),
  at: z.number(),
  /** Its place among those of the same instant: what was ordered first runs first. */
  ordinal: z._default(z.number(), 0),
});
export type DueWork = z.infer<typeof DueWork>;

const idOf = (work: Pick<DueWork, 'kind' | 'key'>) => `${work.kind}:${work.key}`;
const ALL = 'all';

export const dueWork = new Collection<DueWork, 'byTime'>('due-work', DueWork, idOf, {
  byTime: { keys: () => [ALL], order: ({ at, ordinal }) => `${sortable(at)} ${sortable(ordinal)}` },
});

/** What each kind of work does, by kind; it runs at the time at which it was due. */
export type DueHandlers = Readonly<Record<string, (tx: Transaction, work: DueWork) => void>>;

export const schedule = (tx: Transaction, work: Omit<DueWork, 'ordinal'>): DueWork =>
  tx.put(dueWork, { ...work, ordinal: nextNumber(tx, 'due-work') });

export const unschedule = (tx: Transaction, work: Pick<DueWork, 'kind' | 'key'>): void =>
  tx.delete(dueWork, idOf(work));

/** When it will run, where it is to. */
export const dueAt = (reader: Reader, work: Pick<DueWork, 'kind' | 'key'>): number | undefined =>
  reader.get(dueWork, idOf(work))?.at;

const nextDue = (reader: Reader) => reader.list(dueWork, 'byTime', ALL)[0];

/** Runs all that is due by `now`, in the order in which it fell due and was ordered, each in a transaction of its own. */
export function runDue(store: Store, handlers: DueHandlers, now: number): DueWork[] {
  const fired: DueWork[] = [];
  for (let work = nextDue(store.read); work && work.at <= now; work = nextDue(store.read)) {
    const due = work;
    store.transact((tx) => {
      unschedule(tx, due);
      handlers[due.kind]?.(tx, due);
    });
    fired.push(due);
  }
  return fired;
}
