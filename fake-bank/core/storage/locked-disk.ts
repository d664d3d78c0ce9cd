import { type Disk, type DiskFile, realDisk } from './disk';
import { lockFolder } from './lock';

/** Returns a disk on which every change, also through open files, first calls `assertOwned`. */
export function ownDisk(disk: Disk, assertOwned: () => void): Disk {
  const withOwnershipCheck =
    <Args extends unknown[], Result>(run: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      assertOwned();
      return run(...args);
    };
  const ownFile = (file: DiskFile): DiskFile => ({
    ...file,
    write: withOwnershipCheck(file.write),
    datasync: withOwnershipCheck(file.datasync),
    truncate: withOwnershipCheck(file.truncate),
  });
  return {
    ...disk,
    makeFolder: withOwnershipCheck(disk.makeFolder),
    create: withOwnershipCheck(async (path: string) => ownFile(await disk.create(path))),
    open: withOwnershipCheck(async (path: string) => ownFile(await disk.open(path))),
    rename: withOwnershipCheck(disk.rename),
    remove: withOwnershipCheck(disk.remove),
    removeFolder: withOwnershipCheck(disk.removeFolder),
    syncFolder: withOwnershipCheck(disk.syncFolder),
    assertOwned,
  };
}

/** Locks a folder. If it is replaced later, warns once and rejects every change to the new one. */
export async function lockDisk(
  disk: Disk,
  folder: string,
  warn: (line: string) => void = console.error,
): Promise<{ disk: Disk; unlock: () => Promise<void> }> {
  if (disk !== realDisk) return { disk, unlock: async () => undefined };
  const { isOurs, release } = await lockFolder(folder);
  let hasWarned = false;
  const assertOwned = () => {
    const isLost = !isOurs();
    if (isLost && !hasWarned)
      warn(
        `DATA_DIR: ${folder} was removed, renamed or replaced, or its bank.lock was. This process writes nothing more ` +
          'there, and its kept banks can only be read. Put the folder back, or stop this process and start it again.',
      );
    hasWarned = isLost;
    if (isLost) throw new Error(`${folder} is no longer the folder that this process has locked`);
  };
  return { disk: ownDisk(disk, assertOwned), unlock: release };
}
