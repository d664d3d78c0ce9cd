import { Banks } from '../../ground/bank/banks';
import { DamagedFile, OtherVersion } from '../../ground/store/files';
import { collections, dueHandlers } from '../../nouns';
import type { SimulatedDisk } from '../simulated-disk';
import { inTime, Violation } from './patience';
import { seedSmallBank } from './small-bank';

export const FOLDER = '/data';
/** Small, so that a life has several compactions. */
const COMPACT_AT_BYTES = 20_000;

/** Opens the banks on a disk. Until they are open nothing falls due, so that they are seen as they were. */
export async function openBanks(disk: SimulatedDisk, now: () => number): Promise<Banks> {
  let isOpen = false;
  const banks = await inTime(
    'opening',
    Banks.open({
      collections,
      handlers: dueHandlers,
      seedBank: seedSmallBank,
      wall: () => (isOpen ? now() : 0),
      dataDir: FOLDER,
      disk,
      compactAtBytes: COMPACT_AT_BYTES,
      warn: () => undefined,
    }),
  );
  isOpen = true;
  return banks;
}

/** Lets calls of a disk fail: so many, after so many. */
export function failFrom(disk: SimulatedDisk, at: number, times: number): void {
  let calls = 0;
  disk.failing = () => {
    calls += 1;
    return calls > at && calls <= at + times ? 'EIO' : undefined;
  };
}

export function makeWell(disk: SimulatedDisk): void {
  disk.room = Number.POSITIVE_INFINITY;
  disk.takes = Number.POSITIVE_INFINITY;
  disk.failing = () => undefined;
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
