import { outbox } from '#bank/core/activity/outbox';
import { clockMode, clockSettings } from '#bank/core/calendar/clock';
import { ledgerTransactions } from '#bank/core/ledger/ledger';
import { type FiredJob, scheduledJobs } from '#bank/core/scheduling/scheduled-jobs';
import type { Change, Reader } from '#bank/core/storage/collection';
import type { Bank } from '#bank/core/tenants/bank';
import type { BankEvent } from '#contract/domain/bank-event';
import { bankInstant } from '#contract/domain/dates';
import type { EventFeed } from './event-feed';
import { jobView } from './job-view';
import { messageView } from './message-view';
import { transactionView } from './transaction-view';

const jobEvent = (reader: Reader, job: FiredJob): BankEvent => ({
  kind: 'job',
  data: { ...jobView(reader, job), ...(job.crash !== undefined && { crash: job.crash }) },
});

/** Returns the events of a changed row, which may be deleted by now. */
function eventsOf({ read, now }: Bank, change: Change): BankEvent[] {
  if (!('put' in change)) return [];
  const { collection, put } = change;
  const idIn = (field: string): string => String(new Map(Object.entries(put)).get(field));
  switch (collection) {
    case ledgerTransactions.name: {
      const row = read.get(ledgerTransactions, idIn('key'));
      return row ? [{ kind: 'posting', data: transactionView(read)(row) }] : [];
    }
    case outbox.name: {
      const row = read.get(outbox, idIn('number'));
      const data = row && messageView(read, row);
      return data ? [{ kind: 'message', data }] : [];
    }
    case scheduledJobs.name: {
      const row = read.get(scheduledJobs, `${idIn('kind')}:${idIn('key')}`);
      return row?.crash === undefined ? [] : [jobEvent(read, row)];
    }
    case clockSettings.name:
      return [{ kind: 'clock', data: { now: bankInstant(now), mode: clockMode(read) } }];
    default:
      return [];
  }
}

/** Publishes the bank's commits from now on, once they are on disk. */
export function observeBank(bank: Bank, feed: EventFeed): void {
  bank.observe({
    committed: (changes) => {
      const publish = () => {
        for (const change of changes) for (const event of eventsOf(bank, change)) feed.publish(() => event);
      };
      // A rollback is reported by the call or by the console.
      bank.store.flushed().then(publish, () => undefined);
    },
    ran: (jobs) => {
      for (const job of jobs) feed.publish(() => jobEvent(bank.read, job));
    },
  });
}
