import { join } from 'node:path';
import { BankId } from '#contract/bank-snapshots';
import type { Disk } from '../storage/disk';
import { readFailure } from '../storage/files';
import { lockDisk } from '../storage/locked-disk';
import { holdsBank } from '../storage/opening';

/** Suffix of deleted banks until they are removed; no valid bank id. */
const DELETED_SUFFIX = '.deleted';
/** Suffix of a recovered bank until it replaces the damaged one. */
export const RECOVERED = '.recovered';

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

  async lock(warn?: (line: string) => void): Promise<() => Promise<void>> {
    await this.disk.makeFolder(this.#path).catch((error) => {
      throw new Error(`DATA_DIR: ${this.#path} cannot be a folder (${readFailure(error)}).`);
    });
    const { disk, unlock } = await lockDisk(this.disk, this.#path, warn);
    this.#disk = disk;
    // A process that was killed after a rename may not have flushed the rename.
    await this.disk.syncFolder(this.#path);
    await this.#finish(await this.disk.listFolders(this.#path));
    return unlock;
  }

  async #finish(names: readonly string[]): Promise<void> {
    for (const name of names) {
      if (name.endsWith(DELETED_SUFFIX)) await this.disk.removeFolder(this.of(name));
      const bank = name.slice(0, -RECOVERED.length);
      if (name !== `${bank}${RECOVERED}` || names.includes(bank)) continue;
      await this.disk.rename(this.of(name), this.of(bank));
      await this.disk.syncFolder(this.#path);
    }
  }

  async banks(): Promise<string[]> {
    this.disk.assertOwned();
    const names: string[] = [];
    for (const name of await this.disk.listFolders(this.#path))
      if (BankId.safeParse(name).success && (await holdsBank(this.disk, this.of(name)))) names.push(name);
    return names;
  }

  /** Removes a partly created bank; throws if it may still exist after restart. */
  async removePartialBank(id: string): Promise<void> {
    if (!(await this.banks()).includes(id)) return this.disk.removeFolder(this.of(id)).catch(() => undefined);
    await this.quarantine(id);
    await this.finishDeletion(id);
  }

  async quarantine(id: string): Promise<void> {
    await this.#removeDeleted(id);
    await this.disk.rename(this.of(id), this.of(id) + DELETED_SUFFIX);
  }

  async finishDeletion(id: string): Promise<void> {
    await this.disk.syncFolder(this.#path);
    await this.#removeDeleted(id).catch(() => undefined);
  }

  #removeDeleted(id: string): Promise<void> {
    return this.disk.removeFolder(this.of(id) + DELETED_SUFFIX);
  }
}
