import { basename, join } from 'node:path';
import { bankInstant } from '#contract/domain/dates';
import { ledgerTransactions } from './core/ledger/ledger';
import type { Change, State } from './core/storage/collection';
import { type Disk, realDisk } from './core/storage/disk';
import { DurableStore } from './core/storage/durable-store';
import { bytesIn, DamagedFile, OtherVersion, readFailure } from './core/storage/files';
import { beginsWithHeader } from './core/storage/header';
import { journalsIn } from './core/storage/journal';
import { lockDisk } from './core/storage/locked-disk';
import { type DurableStoreOptions, holdsBank, readFolder } from './core/storage/opening';
import { SnapshotFile } from './core/storage/snapshot';
import { RECOVERED } from './core/tenants/data-folder';
import { bankProblems } from './core/tenants/problems';
import { collections } from './modules';

const MAX_LINES_SHOWN = 20;

type DamagedBank = { bank: string; folder: string; damage: DamagedFile; savedState: State | null };

/** A bank that cannot be opened for a reason other than damage; it is left unchanged. */
type SkippedBank = { bank: string; why: string };

const optionsFor = (folder: string, disk: Disk, seed: DurableStoreOptions['seed']): DurableStoreOptions => ({
  folder,
  collections,
  disk,
  seed,
  problemsOf: bankProblems,
});

async function examine(disk: Disk, folder: string): Promise<DamagedBank | SkippedBank | null> {
  const bank = basename(folder);
  const options = optionsFor(folder, disk, () => {
    throw new Error('nothing is begun here');
  });
  try {
    const folderContent = await readFolder(options, new SnapshotFile(disk, folder));
    return folderContent?.damage
      ? { bank, folder, damage: folderContent.damage, savedState: folderContent.state }
      : null;
  } catch (error) {
    if (error instanceof DamagedFile) return { bank, folder, damage: error, savedState: null };
    if (error instanceof OtherVersion) return { bank, why: error.message };
    return { bank, why: `${readFailure(error)} Nothing is done about it.` };
  }
}

function contentOf(line: string): string {
  try {
    const [, , changes]: [string, number, Change[]] = JSON.parse(line);
    const transactions = changes.flatMap((change) =>
      'put' in change && change.collection === ledgerTransactions.name
        ? [ledgerTransactions.schema.parse(change.put)]
        : [],
    );
    if (transactions.length === 0)
      return [...new Set(changes.map(({ collection }) => collection))].join(', ');
    return transactions
      .map(({ at, key, description }) => `${bankInstant(at)} ${key} ${description}`)
      .join('; ');
  } catch {
    return 'cannot be read';
  }
}

async function linesOf(disk: Disk, path: string): Promise<string[]> {
  const bytes = (await bytesIn(disk, path).catch(() => null)) ?? Buffer.alloc(0);
  return bytes.toString().split('\n');
}

async function lostLines(disk: Disk, { folder, damage }: DamagedBank): Promise<string[]> {
  const lines: string[] = [];
  const first = Number(/journal-(\d+)/.exec(basename(damage.path))?.[1]);
  for (const { generation, path } of await journalsIn(disk, folder)) {
    if (generation < first) continue;
    for (const [index, line] of (await linesOf(disk, path)).entries()) {
      const isBeforeDamage = path === damage.path && damage.line !== null && index + 1 < damage.line;
      const isHeader = index === 0 && beginsWithHeader(Buffer.from(line));
      if (line && !isBeforeDamage && !isHeader)
        lines.push(`${basename(path)}, line ${index + 1}: ${contentOf(line)}`);
    }
  }
  return lines;
}

async function report(disk: Disk, damaged: DamagedBank, say: (line: string) => void): Promise<void> {
  const { bank, damage, savedState } = damaged;
  const commits = await lostLines(disk, damaged);
  say(`Bank ${bank}: ${damage.message}`);
  if (savedState) say(`  Saved: all that was committed before. Dropped: ${commits.length} commits.`);
  else {
    say(
      '  Nothing of it can be saved: all of this bank would be dropped, and how much that is cannot be known.',
    );
    say(bank === 'demo' ? '  It would begin anew.' : '  It would be gone.');
    say(`  Its journals hold ${commits.length} commits:`);
  }
  for (const line of commits.slice(0, MAX_LINES_SHOWN)) say(`    ${line}`);
  if (commits.length > MAX_LINES_SHOWN) say(`    and ${commits.length - MAX_LINES_SHOWN} more`);
  if (savedState && damage.isMissing)
    say('  How many commits there were in what is missing cannot be known.');
}

/** Moves the damaged folder away and puts the recovered one in its place. */
async function replaceDamaged(disk: Disk, { folder, savedState }: DamagedBank): Promise<string> {
  const siblingFolders = await disk.listFolders(join(folder, '..'));
  let count = 1;
  while (siblingFolders.includes(`${basename(folder)}.damaged-${count}`)) count += 1;
  const aside = `${folder}.damaged-${count}`;
  const recoveredFolder = `${folder}${RECOVERED}`;
  await disk.removeFolder(recoveredFolder);
  if (savedState)
    await (await DurableStore.open(optionsFor(recoveredFolder, disk, () => savedState))).close();
  // If interrupted between the two renames, the next start finishes the recovery.
  await disk.rename(folder, aside);
  if (savedState) await disk.rename(recoveredFolder, folder);
  await disk.syncFolder(join(folder, '..'));
  return aside;
}

const isFolder = (disk: Disk, path: string): Promise<boolean> =>
  disk.list(path).then(
    () => true,
    () => false,
  );

/** Returns the banks that cannot be opened; null if the folder has no bank. */
async function findUnopenable(disk: Disk, dataDir: string): Promise<(DamagedBank | SkippedBank)[] | null> {
  const reports: (DamagedBank | SkippedBank)[] = [];
  let banks = 0;
  for (const name of await disk.listFolders(dataDir)) {
    const folder = join(dataDir, name);
    if (name.includes('.') || !(await holdsBank(disk, folder))) continue;
    banks += 1;
    const finding = await examine(disk, folder);
    if (finding) reports.push(finding);
  }
  return banks === 0 ? null : reports;
}

async function recoverIn(
  disk: Disk,
  dataDir: string,
  isWanted: boolean,
  say: (line: string) => void,
): Promise<void> {
  const reports = await findUnopenable(disk, dataDir);
  if (!reports) return say(`There is no bank in ${dataDir}.`);
  let damaged = 0;
  for (const one of reports) {
    if ('why' in one) {
      say(`Bank ${one.bank}: ${one.why}`);
      continue;
    }
    damaged += 1;
    await report(disk, one, say);
    if (isWanted) say(`  Done. The damaged files are in ${await replaceDamaged(disk, one)}.`);
  }
  if (damaged === 0) say(`Nothing in ${dataDir} is damaged.`);
  else if (!isWanted) say('Nothing was changed. To do this, start with --recover=yes.');
}

/** `parseArgs` has no option with an optional value. */
export const withRecoverValue = (args: readonly string[]): string[] =>
  args.map((arg) => (arg === '--recover' ? '--recover=report' : arg));

/** True for `--recover=yes`, false for `--recover`. */
export function isRecoveryWanted(value: string): boolean {
  if (value === 'report' || value === 'yes') return value === 'yes';
  throw new Error(`--recover=${value}: write --recover or --recover=yes.`);
}

/** Reports what can be recovered of each damaged bank; recovers it if `isWanted`. Damaged files are kept. */
export async function recover(
  dataDir: string,
  isWanted: boolean,
  say: (line: string) => void,
  disk: Disk = realDisk,
): Promise<void> {
  if (!dataDir) throw new Error('DATA_DIR is empty: nothing is kept.');
  if (!(await isFolder(disk, dataDir))) return say(`There is no bank in ${dataDir}.`);
  const lock = await lockDisk(disk, dataDir);
  try {
    await recoverIn(lock.disk, dataDir, isWanted, say);
  } finally {
    await lock.unlock();
  }
}
