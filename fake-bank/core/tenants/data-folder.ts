import { join } from 'node:path';
import { BankId } from '#contract/sandbox';
import type { Disk } from '../storage/disk';
import { readFailure } from '../storage/files';
import { lockDisk } from '../storage/locked-disk';
import { holdsBank } from '../storage/opening';

/** What is left of a bank that was deleted, until it is gone: no bank has such a name. */
const DELETED = '.deleted';
/** What was saved of a bank that was damaged, until it has its place. */
export const RECOVERED = '.recovered';

/** Where the kept banks live, each in a folder of its own. */
export class DataFolder {
  readonly #path: string;
  #disk: Disk;

  constructor(path: string, disk: Disk) {
    this.#path = path;
    this.#disk = disk;
  }

  get disk(): Disk {
    return this.#disk;
  }

  of(id: string): string {
    return join(this.#path, id);
  }

  /** Makes it where it is missing, and keeps other processes out; answers what lets them in again. */
  async lock(warn?: (line: string) => void): Promise<() => Promise<void>> {
    await this.disk.makeFolder(this.#path).catch((error) => {
      throw new Error(`DATA_DIR: ${this.#path} cannot be a folder (${readFailure(error)}).`);
    });
    const { disk, unlock } = await lockDisk(this.disk, this.#path, warn);
    this.#disk = disk;
    // What a process that was killed had renamed is to last before anything is built on it.
    await this.disk.syncFolder(this.#path);
    await this.#finish(await this.disk.listFolders(this.#path));
    return unlock;
  }

  /** Finishes what was cut off: deletions, and what takes the place of a damaged bank that is aside already. */
  async #finish(names: readonly string[]): Promise<void> {
    for (const name of names) {
      if (name.endsWith(DELETED)) await this.disk.removeFolder(this.of(name));
      const bank = name.slice(0, -RECOVERED.length);
      if (name !== `${bank}${RECOVERED}` || names.includes(bank)) continue;
      await this.disk.rename(this.of(name), this.of(bank));
      await this.disk.syncFolder(this.#path);
    }
  }

  /** The names of the banks that are there; throws where what is there is another process's. */
  async banks(): Promise<string[]> {
    this.disk.assertOwned();
    const names: string[] = [];
    for (const name of await this.disk.listFolders(this.#path))
      if (BankId.safeParse(name).success && (await holdsBank(this.disk, this.of(name)))) names.push(name);
    return names;
  }

  /** Takes back a bank that was not made to its end; throws where it may be there all the same. */
  async takeBack(id: string): Promise<void> {
    if (!(await this.banks()).includes(id)) return this.disk.removeFolder(this.of(id)).catch(() => undefined);
    await this.setAside(id);
    await this.finishDeletion(id);
  }

  /** Takes a bank away in one step, which either happens or does not. */
  async setAside(id: string): Promise<void> {
    await this.#removeDeleted(id);
    await this.disk.rename(this.of(id), this.of(id) + DELETED);
  }

  /** Makes that last; throws where it may be there again after a power cut. What stays the next start takes away. */
  async finishDeletion(id: string): Promise<void> {
    await this.disk.syncFolder(this.#path);
    await this.#removeDeleted(id).catch(() => undefined);
  }

  #removeDeleted(id: string): Promise<void> {
    return this.disk.removeFolder(this.of(id) + DELETED);
  }
}
