import { basename, dirname } from 'node:path';
import type { Disk, DiskFile } from '../ground/store/disk';

/** What is read now, and what would be read after a power cut. */
type Content = { now: Buffer; durable: Buffer };

export type DiskCall = { does: string; path: string };

const failure = (code: string): Error => Object.assign(new Error(`${code}: simulated`), { code });

/**
 * A disk in memory that keeps in mind what has been flushed, and does as badly as it is told: it is full, takes a
 * part of a write, fails, or loses what nobody flushed.
 */
export class SimulatedDisk implements Disk {
  readonly #names = new Map<string, Content>();
  readonly #durableNames = new Map<string, Content>();
  readonly #folders = new Set<string>();
  #isGone = false;
  /** What was asked of it, in order: `datasync journal-1.jsonl`. */
  readonly calls: string[] = [];
  /** How many bytes all files together may have. */
  room = Number.POSITIVE_INFINITY;
  /** How many bytes one write takes at most. */
  takes = Number.POSITIVE_INFINITY;
  /** Every call waits for this. */
  ready: Promise<void> | null = null;
  /** Answers the code with which a call fails (`EIO`), if it does. */
  failing: (call: DiskCall) => string | undefined = () => undefined;

  /**
   * The disk after a power cut: without what was not flushed, but for `torn` bytes more of what was being written.
   * Nothing that is asked of this one happens any more, and nobody hears of it.
   */
  cutPower(torn = 0): SimulatedDisk {
    this.#isGone = true;
    const after = new SimulatedDisk();
    for (const [path, { now, durable }] of this.#durableNames) {
      after.put(path, Buffer.concat([durable, now.subarray(durable.length, durable.length + torn)]));
    }
    return after;
  }

  get paths(): string[] {
    return [...this.#names.keys()];
  }

  bytesOf(path: string): Buffer {
    const found = this.#names.get(path);
    if (!found) throw failure('ENOENT');
    return found.now;
  }

  /** Puts a file there as if it had always been. */
  put(path: string, bytes: Buffer): void {
    const content = { now: bytes, durable: bytes };
    this.#names.set(path, content);
    this.#durableNames.set(path, content);
  }

  makeFolder: Disk['makeFolder'] = async (path) => {
    await this.#ask('makeFolder', path);
    this.#folders.add(path);
  };

  list: Disk['list'] = async (folder) => {
    await this.#ask('list', folder);
    return this.paths.filter((path) => dirname(path) === folder).map((path) => basename(path));
  };

  listFolders: Disk['listFolders'] = async (folder) => {
    await this.#ask('listFolders', folder);
    const below = this.paths.filter((path) => path.startsWith(`${folder}/`));
    const parts = below.map((path) => path.slice(folder.length + 1).split('/'));
    return [...new Set(parts.flatMap(([name = '', ...rest]) => (rest.length > 0 ? [name] : [])))];
  };

  read: Disk['read'] = async (path) => {
    await this.#ask('read', path);
    return this.#names.get(path)?.now ?? null;
  };

  create: Disk['create'] = async (path) => {
    await this.#ask('create', path);
    const content = this.#names.get(path) ?? { now: Buffer.alloc(0), durable: Buffer.alloc(0) };
    content.now = Buffer.alloc(0);
    this.#names.set(path, content);
    return this.#file(path, content);
  };

  open: Disk['open'] = async (path) => {
    await this.#ask('open', path);
    const content = this.#names.get(path);
    if (!content) throw failure('ENOENT');
    return this.#file(path, content);
  };

  rename: Disk['rename'] = async (from, to) => {
    await this.#ask('rename', from);
    const moved = this.paths.filter((path) => path === from || path.startsWith(`${from}/`));
    if (moved.length === 0) throw failure('ENOENT');
    for (const path of moved) {
      const content = this.#names.get(path);
      this.#names.delete(path);
      if (content) this.#names.set(`${to}${path.slice(from.length)}`, content);
    }
  };

  remove: Disk['remove'] = async (path) => {
    await this.#ask('remove', path);
    if (!this.#names.delete(path)) throw failure('ENOENT');
  };

  removeFolder: Disk['removeFolder'] = async (folder) => {
    await this.#ask('removeFolder', folder);
    for (const path of this.paths) if (path.startsWith(`${folder}/`)) this.#names.delete(path);
  };

  syncFolder: Disk['syncFolder'] = async (folder) => {
    await this.#ask('syncFolder', folder);
    // With a folder goes what is below it: a folder that was renamed is there whole, or not at all.
    const isHere = (path: string) => path.startsWith(`${folder}/`);
    const isBelow = (path: string) => dirname(path) !== folder;
    const known = new Set(this.#durableNames.values());
    for (const path of this.#durableNames.keys()) {
      if (isHere(path) && !this.#names.has(path)) this.#durableNames.delete(path);
    }
    for (const [path, content] of this.#names) {
      if (isHere(path) && (!isBelow(path) || known.has(content))) this.#durableNames.set(path, content);
    }
  };

  /** Every call takes a turn of the loop, as a real one does. */
  async #ask(does: string, path: string): Promise<void> {
    this.calls.push(`${does} ${basename(path)}`);
    await new Promise((resolve) => setImmediate(resolve));
    await this.ready;
    if (this.#isGone) await new Promise(() => undefined);
    const code = this.failing({ does, path });
    if (code) throw failure(code);
  }

  #used(): number {
    return [...this.#names.values()].reduce((sum, { now }) => sum + now.length, 0);
  }

  #file(path: string, content: Content): DiskFile {
    return {
      write: async (bytes, at) => {
        await this.#ask('write', path);
        const grows = Math.max(0, at - content.now.length);
        const free = this.room - this.#used() - grows + Math.max(0, content.now.length - at);
        const taken = Math.min(bytes.length, this.takes, Math.max(0, free));
        if (taken === 0) throw failure('ENOSPC');
        const before = Buffer.concat([content.now.subarray(0, at), Buffer.alloc(grows)]);
        content.now = Buffer.concat([before, bytes.subarray(0, taken), content.now.subarray(at + taken)]);
        return taken;
      },
      datasync: async () => {
        await this.#ask('datasync', path);
        content.durable = content.now;
      },
      truncate: async (length) => {
        await this.#ask('truncate', path);
        content.now = content.now.subarray(0, length);
      },
      close: async () => {
        await this.#ask('close', path);
      },
    };
  }
}
