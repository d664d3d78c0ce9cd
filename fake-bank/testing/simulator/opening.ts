import { DamagedFile, OtherVersion } from '#bank/core/storage/files';
import { Banks } from '#bank/core/tenants/banks';
import { collections, jobHandlers } from '#bank/modules';
import type { DiskCall, SimulatedDisk } from '../simulated-disk';
import { seedSmallBank } from './small-bank';
import { inTime, Violation } from './time-limit';

export const FOLDER = '/data';
/** Smaller than any snapshot, so that a life has as many compactions as there can be. */
const COMPACT_AT_BYTES = 2_000;

/** Opens the banks on a disk. Until they are open nothing falls due, so that they are seen as they were. */
export async function openBanks(disk: SimulatedDisk, now: () => number): Promise<Banks> {
  let isOpen = false;
  const banks = await inTime(
    'opening',
    Banks.open({
      collections,
      handlers: jobHandlers,
      seedBank: seedSmallBank,
      systemClock: () => (isOpen ? now() : 0),
      dataDir: FOLDER,
      disk,
      compactAtBytes: COMPACT_AT_BYTES,
      warn: () => undefined,
    }),
  );
  isOpen = true;
  return banks;
}

/** Whether a call is to keep what was committed; all else is of files that take the place of others. */
const writesLines = ({ does, path }: DiskCall): boolean =>
  /\/journal-\d+\.jsonl$/.test(path) && (does === 'write' || does === 'datasync');

/** Lets calls of a disk fail: so many, after so many; of all of them, or of those that write lines. */
export function failFrom(disk: SimulatedDisk, at: number, times: number, of: 'all' | 'lines' = 'all'): void {
  let calls = 0;
  disk.failing = ({ does, path }) => {
    if (of === 'lines' && !writesLines({ does, path })) return undefined;
    calls += 1;
    return calls > at && calls <= at + times ? 'EIO' : undefined;
  };
}

export function makeWell(disk: SimulatedDisk): void {
  disk.room = Number.POSITIVE_INFINITY;
  disk.takes = Number.POSITIVE_INFINITY;
  disk.failing = () => undefined;
}

/** Nobody has to wait for the clock any more to look whether a disk takes something again. */
export function lookAtOnce(disk: SimulatedDisk): void {
  disk.later = (run) => {
    const soon = setImmediate(run);
    return () => clearImmediate(soon);
  };
}

/** Opens banks while one call of the disk fails: none that is damaged. */
export async function tryToOpen(disk: SimulatedDisk, failsAt: number): Promise<void> {
  failFrom(disk, failsAt - 1, 1);
  try {
    await openBanks(disk, () => 0);
  } catch (error) {
    const isDamage = error instanceof DamagedFile || error instanceof OtherVersion;
    if (isDamage) throw new Violation(`what could not be read is called damaged: ${error}`);
  }
}
