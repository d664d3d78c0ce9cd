import { created, noContent, ok } from '#bank/core/http/answers';
import { runInSlices } from '#bank/core/tasks/task';
import type { Banks } from '#bank/core/tenants/banks';
import { bankInstant } from '#contract/domain/dates';
import { compareStates } from './compare-states';
import { snapshotView } from './instruments/bank-snapshots';
import { instrumentsOf, reportReset } from './instruments/instruments';

type BankParams = { params: { bank: string } };
type SnapshotParams = { params: { bank: string; snapshot: string } };

type CopyOptions = { id?: string | undefined; keep?: boolean | undefined };

/** Handlers of `/banks/:bank/copies` and `/banks/:bank/snapshots`. */
export function snapshotRoutes(banks: Banks) {
  const snapshotsOf = (bank: string) => instrumentsOf(banks.get(bank)).snapshots;
  return {
    copyBank: async ({ params, body: { id, keep } }: BankParams & { body: CopyOptions }) => {
      const rules = instrumentsOf(banks.get(params.bank)).faults.copy();
      const savedBank = await banks.save(params.bank);
      const bank = await banks.create({ ...(id && { id }), ...(keep && { keep }) });
      try {
        await banks.restore(bank.id, savedBank);
      } catch (error) {
        await banks.delete(bank.id);
        throw error;
      } finally {
        banks.savedBanks.forget(savedBank);
      }
      instrumentsOf(bank).faults.restore(rules);
      return created({ bank: bank.id, now: bankInstant(bank.now) });
    },
    createSnapshot: async ({
      params,
      body: { name },
    }: BankParams & { body: { name?: string | undefined } }) => {
      const bank = banks.get(params.bank);
      const { snapshots, faults } = instrumentsOf(bank);
      snapshots.checkRoom();
      const rules = faults.copy();
      const savedBank = await banks.save(bank.id);
      const createdAt = bank.systemClock();
      try {
        return created(snapshotView(snapshots.add({ name, createdAt, savedBank, faults: rules })));
      } catch (error) {
        // Another call took the last place meanwhile.
        banks.savedBanks.forget(savedBank);
        throw error;
      }
    },
    snapshots: async ({ params }: BankParams) => ok({ data: snapshotsOf(params.bank).all.map(snapshotView) }),
    restoreSnapshot: async ({ params }: SnapshotParams) => {
      const { savedBank, faults } = snapshotsOf(params.bank).get(params.snapshot);
      const bank = await banks.restore(params.bank, savedBank);
      instrumentsOf(bank).faults.restore(faults);
      reportReset(bank, 'restore');
      return ok({ bank: bank.id, now: bankInstant(bank.now) });
    },
    compareSnapshot: async ({ params, query }: SnapshotParams & { query: { with?: string | undefined } }) => {
      const snapshots = snapshotsOf(params.bank);
      const from = snapshots.get(params.snapshot);
      const other = query.with === undefined ? undefined : snapshots.get(query.with, 'with');
      const to = other
        ? await banks.savedBanks.rowsOf(other.savedBank)
        : (await banks.current(params.bank)).store.copy().state;
      const compared = compareStates(banks.collections, await banks.savedBanks.rowsOf(from.savedBank), to);
      return ok(await runInSlices(compared));
    },
    deleteSnapshot: async ({ params }: SnapshotParams) => {
      banks.savedBanks.forget(snapshotsOf(params.bank).remove(params.snapshot).savedBank);
      return noContent;
    },
  };
}
