import { DamagedFile, OtherVersion } from '#bank/core/storage/files';
import { DEMO_BANK } from '#bank/core/tenants/banks';
import { recover } from '#bank/recover';
import type { SimulatedDisk } from '../simulated-disk';
import { checksumOfRows, type History } from './history';
import { FOLDER, openBanks } from './opening';
import type { Step } from './steps';
import { Violation } from './time-limit';

type Damage = Extract<Step, { does: 'damage' }>;

const NEWLINE = 10;

function damagedBytes(bytes: Buffer, { how, at, bit }: Damage): Buffer | null {
  const offset = at % Math.max(1, bytes.length);
  switch (how) {
    case 'drop':
      return null;
    case 'empty':
      return Buffer.alloc(0);
    case 'behead':
      return bytes.subarray(bytes.indexOf(NEWLINE) + 1);
    case 'cut':
      return bytes.subarray(0, offset);
    case 'lines':
      return bytes.subarray(0, bytes.lastIndexOf(NEWLINE, Math.max(0, bytes.length - 2 - (at % 5_000))) + 1);
    case 'flip': {
      const changedBytes = Buffer.from(bytes);
      changedBytes[offset] = (changedBytes[offset] ?? 0) ^ (1 << bit);
      return changedBytes;
    }
  }
}

const numberOf = (path: string): number => Number(/-(\d+)\.jsonl$/.exec(path)?.[1] ?? 0);

const isUnused = (bytes: Buffer): boolean => bytes.indexOf(NEWLINE) >= bytes.length - 1;

/** Damages a file; returns its name, and `mayBeOlder` if the loss of the last commits cannot be detected. */
function damageFile(
  disk: SimulatedDisk,
  folder: string,
  step: Damage,
): { file: string; mayBeOlder: boolean } | null {
  const paths = disk.paths.filter((path) => path.startsWith(`${folder}/`)).sort();
  const path = paths[step.file % Math.max(1, paths.length)];
  if (path === undefined) return null;
  const bytes = damagedBytes(disk.bytesOf(path), step);
  if (bytes) disk.put(path, bytes);
  else disk.drop(path);
  const later = paths.filter((otherPath) => numberOf(otherPath) > numberOf(path));
  const isLast = numberOf(path) > 0 && later.every((otherPath) => isUnused(disk.bytesOf(otherPath)));
  // Nothing refers to the last lines or to a missing last journal.
  return { file: path, mayBeOlder: isLast && ['cut', 'lines', 'drop'].includes(step.how) };
}

/** Damages a copy of the files and checks that the bank rejects it or opens with correct rows. */
export async function tryDamage(
  copy: SimulatedDisk,
  history: History,
  step: Damage,
): Promise<('harmless' | 'noticed' | 'mended')[]> {
  const damagedFile = damageFile(copy, `${FOLDER}/${DEMO_BANK}`, step);
  if (!damagedFile) return [];
  const { file, mayBeOlder } = damagedFile;
  const now = history.checksums;
  const isPossible = (checksum: number, isOld: boolean) =>
    now.has(checksum) || (isOld && history.wasPossible(checksum));
  // A bank without commits may be created anew.
  const checksumOfCopy = async () =>
    checksumOfRows((await openBanks(copy, () => 0)).get(DEMO_BANK).store.state);
  try {
    const checksum = await checksumOfCopy();
    if (!isPossible(checksum, mayBeOlder)) throw new Violation(`${step.how} of ${file} went unnoticed`);
    return ['harmless'];
  } catch (error) {
    if (error instanceof OtherVersion) throw new Violation(`${step.how} of ${file}: ${error.message}`);
    if (!(error instanceof DamagedFile)) throw error;
  }
  if (!step.mends) return ['noticed'];
  await recover(FOLDER, true, () => undefined, copy);
  if (!isPossible(await checksumOfCopy(), true))
    throw new Violation(`the recovery of ${file} produced rows that never existed`);
  return ['noticed', 'mended'];
}
