import { join } from 'node:path';
import { BankId } from '#contract/sandbox';
import { type Disk, realDisk } from '../store/disk';
import { readFailure } from '../store/files';
import { lockFolder } from '../store/lock';
import { holdsBank } from '../store/opening';

/** What is left of a bank that was deleted, until it is gone: no bank has such a name. */
const DELETED = '.deleted';

/** Where the kept banks live, each in a folder of its own. */
export class DataFolder {
  readonly #path: string;
  readonly disk: Disk;

  constructor(path: string, disk: Disk) {
    this.#path = path;
    this.disk = disk;
  }

  of(id: string): string {
    return join(this.#path, id);
  }

  /** Makes it where it is missing, and keeps other processes out; answers what lets them in again. */
  async lock(): Promise<() => Promise<void>> {
    await this.disk.makeFolder(this.#path).catch((error) => {
      throw new Error(`DATA_DIR: ${this.#path} cannot be a folder (${readFailure(error)}).`);
    });
    const unlock = this.disk === realDisk ? await lockFolder(this.#path) : async () => undefined;
    for (const name of await this.disk.listFolders(this.#path))
      if (name.endsWith(DELETED)) await this.disk.removeFolder(this.of(name));
    return unlock;
  }

  /** The names of the banks that are there. */
  async banks(): Promise<string[]> {
    const names: string[] = [];
    for (const name of await this.disk.listFolders(this.#path))
      if (BankId.safeParse(name).success && (await holdsBank(this.disk, this.of(name)))) names.push(name);
    return names;
  }

  remove(id: string): Promise<void> {
    return this.disk.removeFolder(this.of(id));
  }

  /** In one step, which either happens or does not; what stays of it, `removeDeleted` or the next start takes away. */
  async delete(id: string): Promise<void> {
    const [folder, aside] = [this.of(id), this.of(id) + DELETED];
    await this.disk.removeFolder(aside);
    await this.disk.rename(folder, aside);
    try {
      await this.disk.syncFolder(this.#path);
    } catch (error) {
      await this.disk.rename(aside, folder);
      throw error;
    }
  }

  removeDeleted(id: string): Promise<void> {
    return this.disk.removeFolder(this.of(id) + DELETED);
  }
}
