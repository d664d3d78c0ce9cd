import { DamagedFile, OtherVersion } from '#bank/core/storage/files';
import { Banks } from '#bank/core/tenants/banks';
import { collections, jobHandlers } from '#bank/modules';
import type { DiskCall, SimulatedDisk } from '../simulated-disk';
import { seedSmallBank } from './small-bank';
import { Violation, withTimeLimit } from './time-limit';

export const FOLDER = '/data';
/** Smaller than any snapshot, to compact as often as possible. */
const COMPACT_AT_BYTES = 2_000;

/** Opens the banks with a clock at 0, so that no job runs before they are inspected. */
export async function openBanks(disk: SimulatedDisk, now: () => number): Promise<Banks> {
  let isOpen = false;
  const banks = await withTimeLimit(
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

const writesLines = ({ does, path }: DiskCall): boolean =>
  /\/journal-\d+\.jsonl$/.test(path) && (does === 'write' || does === 'datasync');

/** Makes `times` disk calls fail after the first `at`. */
export function injectFailures(
  disk: SimulatedDisk,
  at: number,
  times: number,
  of: 'all' | 'lines' = 'all',
): void {
  let calls = 0;
  disk.failing = ({ does, path }) => {
    if (of === 'lines' && !writesLines({ does, path })) return undefined;
    calls += 1;
    return calls > at && calls <= at + times ? 'EIO' : undefined;
  };
}

export function repairDisk(disk: SimulatedDisk): void {
  disk.room = Number.POSITIVE_INFINITY;
  disk.takes = Number.POSITIVE_INFINITY;
  disk.failing = () => undefined;
}

export function retryAtOnce(disk: SimulatedDisk): void {
  disk.later = (run) => {
    const immediate = setImmediate(run);
    return () => clearImmediate(immediate);
  };
}

/** Opens banks while one disk call fails; an I/O error must not be reported as damage. */
export async function tryToOpen(disk: SimulatedDisk, failsAt: number): Promise<void> {
  injectFailures(disk, failsAt - 1, 1);
  try {
    await openBanks(disk, () => 0);
  } catch (error) {
    const isDamage = error instanceof DamagedFile || error instanceof OtherVersion;
    if (isDamage) throw new Violation(`an I/O error was reported as damage: ${error}`);
  }
}
