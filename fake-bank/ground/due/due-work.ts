import * as z from 'zod/mini';
import { StoredInstant } from '../calendar/stored-dates';
import { sortable } from '../lists/place';
import { Collection } from '../store/collection';
import { Count, nextNumber } from '../store/sequence';
import type { Store } from '../store/store';
import type { Reader, Transaction } from '../store/transaction';
import { atOnce, type Steps } from '../turns/turns';

/** Something that runs when the bank's clock reaches it. `key` names what it is about. */
const DueWork = z.object({
  kind: z.string(),
  key: z.string(),
  at: StoredInstant,
  /** Its place among those of the same instant: what was ordered first runs first. */
  ordinal: z._default(Count, 0),
  /** Why it could not run, where it crashed: it stands aside then, and what comes after it runs. */
  crash: z.optional(z.string()),
});
export type DueWork = z.infer<typeof DueWork>;

/** By which it is kept. */
export const idOf = (work: Pick<DueWork, 'kind' | 'key'>) => `${work.kind}:${work.key}`;
const ALL = 'all';

export const dueWork = new Collection<DueWork, 'byTime'>('due-work', DueWork, idOf, {
  byTime: {
    keys: ({ crash }) => (crash === undefined ? [ALL] : []),
    order: ({ at, ordinal }) => `${sortable(at)} ${sortable(ordinal)}`,
  },
});

/** When work is due: at an instant, or of what comes again and again the first time from an instant on. */
export type When = number | undefined | ((from: number) => number | undefined);

/** One kind of work: what it does at the time at which it was due, and which rows wait for it, and until when. */
export type DueKind = {
  run: (tx: Transaction, work: DueWork) => void;
  waiting: (reader: Reader) => Iterable<{ key: string; when: When }>;
};
export type DueHandlers = Readonly<Record<string, DueKind>>;

export const schedule = (tx: Transaction, work: Omit<DueWork, 'ordinal' | 'crash'>): DueWork =>
  tx.put(dueWork, { ...work, ordinal: nextNumber(tx, 'due-work') });

export const unschedule = (tx: Transaction, work: Pick<DueWork, 'kind' | 'key'>): void =>
  tx.delete(dueWork, idOf(work));

/** When it will run, where it is to. */
export const dueAt = (reader: Reader, work: Pick<DueWork, 'kind' | 'key'>): number | undefined =>
  reader.get(dueWork, idOf(work))?.at;

const nextDue = (reader: Reader) => reader.list(dueWork, 'byTime', ALL)[0];

/** What crashed, and on what: it is undone. */
export class DueWorkCrashed extends Error {
  readonly work: DueWork;
  constructor(work: DueWork, cause: unknown) {
    super(`${idOf(work)} crashed`, { cause });
    this.work = work;
  }
}

function runOne(store: Store, handlers: DueHandlers, work: DueWork): void {
  const run = handlers[work.kind]?.run;
  store.transact((tx) => {
    unschedule(tx, work);
    try {
      if (!run) throw new Error(`nobody knows ${work.kind}`);
      run(tx, work);
    } catch (error) {
      throw new DueWorkCrashed(work, error);
    }
  });
}

/** Leaves work that crashed where it is, for whoever wants to know why; it never runs again. */
function putAside(store: Store, { work, cause }: DueWorkCrashed): void {
  console.error(JSON.stringify({ due: idOf(work), crash: String(cause) }));
  store.transact((tx) => tx.put(dueWork, { ...work, crash: String(cause) }));
}

/**
 * Runs all that is due by `now`, in the order in which it fell due and was ordered, each in a transaction of its own: a
 * step each. What crashes is put aside, so that one row stops no bank; `rehearse` throws it instead.
 */
export function* dueSteps(
  store: Store,
  handlers: DueHandlers,
  now: number,
  { rehearse = false } = {},
): Steps<DueWork[]> {
  const fired: DueWork[] = [];
  for (let work = nextDue(store.read); work && work.at <= now; work = nextDue(store.read)) {
    try {
      runOne(store, handlers, work);
      fired.push(work);
    } catch (error) {
      if (rehearse || !(error instanceof DueWorkCrashed)) throw error;
      putAside(store, error);
    }
    yield;
  }
  return fired;
}

/** The same without a pause. */
export const runDue = (store: Store, handlers: DueHandlers, now: number): DueWork[] =>
  atOnce(dueSteps(store, handlers, now));
