import { basename, dirname } from 'node:path';
import { type Disk, type DiskFile, retryLater } from '../core/storage/disk';

type Write = { at: number; bytes: Uint8Array } | { length: number };

/** Current content, content after a power failure, and writes since the last flush. */
type Content = { now: Buffer; durable: Buffer; since: Write[] };

type Names = Map<string, Content>;

/** A created, renamed or removed name that is not flushed yet. */
type NameChange = { folder: string; apply: (names: Names) => void };

export type DiskCall = { does: string; path: string };

/** Unflushed data that survives a power failure. */
export type PowerCut = {
  /** Bytes of each file, or everything up to the end of a line. */
  torn?: number | 'line';
  /** The rest of a truncated write reads as zeros. */
  zeros?: boolean;
  /** Number of name changes. */
  names?: number;
};

const failure = (code: string): Error => Object.assign(new Error(`${code}: simulated`), { code });

function bytesAfter(bytes: Buffer, write: Write): Buffer {
  if ('length' in write) return bytes.subarray(0, write.length);
  const { at } = write;
  const gap = Buffer.alloc(Math.max(0, at - bytes.length));
  return Buffer.concat([bytes.subarray(0, at), gap, write.bytes, bytes.subarray(at + write.bytes.length)]);
}

const lineIn = (write: Write | undefined): number =>
  write && 'bytes' in write ? Math.max(0, write.bytes.indexOf(0x0a)) : 0;

function afterCut({ durable, since }: Content, torn: number | 'line', zeros: boolean): Buffer {
  let bytes = durable;
  let bytesLeft = torn === 'line' ? lineIn(since.at(0)) : torn;
  for (const write of since) {
    if (bytesLeft <= 0) break;
    if ('length' in write) {
      bytes = bytesAfter(bytes, write);
      continue;
    }
    const part = Buffer.from(write.bytes.subarray(0, bytesLeft));
    const end = write.at + write.bytes.length;
    bytes = bytesAfter(bytes, { at: write.at, bytes: part });
    // Overwritten bytes keep their old value; only new blocks read as zeros.
    if (zeros && end > bytes.length)
      bytes = bytesAfter(bytes, { at: bytes.length, bytes: Buffer.alloc(end - bytes.length) });
    bytesLeft -= write.bytes.length;
  }
  return bytes;
}

function moveNames(names: Names, from: string, to: string): void {
  for (const [path, content] of [...names]) {
    if (path !== from && !path.startsWith(`${from}/`)) continue;
    names.delete(path);
    names.set(`${to}${path.slice(from.length)}`, content);
  }
}

/** In-memory disk that tracks flushes and injects faults: full, partial writes, errors, lost writes. */
export class SimulatedDisk implements Disk {
  #names: Names = new Map();
  #durableNames: Names = new Map();
  #renamed: NameChange[] = [];
  #isGone = false;
  /** Calls in order, such as `datasync journal-1.jsonl`. */
  readonly calls: string[] = [];
  /** Maximum total bytes of all files. */
  room = Number.POSITIVE_INFINITY;
  takes = Number.POSITIVE_INFINITY;
  /** Delays every call. */
  ready: Promise<void> | null = null;
  /** A failed flush marks its data as clean, as Linux does, so that the next one succeeds. */
  forgets = false;
  /** Returns the error code of a failing call (`EIO`). */
  failing: (call: DiskCall) => string | undefined = () => undefined;
  later: Disk['later'] = retryLater;
  assertOwned: Disk['assertOwned'] = () => undefined;

  /** Returns the disk after a power failure; calls to the old disk never resolve. */
  cutPower({ torn = 0, zeros = false, names = 0 }: PowerCut = {}): SimulatedDisk {
    this.#isGone = true;
    for (const { apply } of this.#renamed.slice(0, names)) apply(this.#durableNames);
    const after = new SimulatedDisk();
    for (const [path, content] of this.#durableNames) after.put(path, afterCut(content, torn, zeros));
    return after;
  }

  /** Returns the disk after the process was killed; unflushed data stays readable until a power failure. */
  killProcess(): SimulatedDisk {
    this.#isGone = true;
    const after = new SimulatedDisk();
    after.#names = this.#names;
    after.#durableNames = this.#durableNames;
    after.#renamed = this.#renamed;
    return after;
  }

  copy(): SimulatedDisk {
    const other = new SimulatedDisk();
    for (const [path, { now }] of this.#names) other.put(path, Buffer.from(now));
    return other;
  }

  get paths(): string[] {
    return [...this.#names.keys()];
  }

  bytesOf(path: string): Buffer {
    const content = this.#names.get(path);
    if (!content) throw failure('ENOENT');
    return content.now;
  }

  put(path: string, bytes: Buffer): void {
    const content = { now: bytes, durable: bytes, since: [] };
    this.#names.set(path, content);
    this.#durableNames.set(path, content);
  }

  drop(path: string): void {
    this.#names.delete(path);
    this.#durableNames.delete(path);
  }

  makeFolder: Disk['makeFolder'] = async (path) => {
    await this.#call('makeFolder', path);
  };

  list: Disk['list'] = async (folder) => {
    await this.#call('list', folder);
    return [...new Set(this.#below(folder).map(([name = '']) => name))];
  };

  listFolders: Disk['listFolders'] = async (folder) => {
    await this.#call('listFolders', folder);
    return [
      ...new Set(this.#below(folder).flatMap(([name = '', ...rest]) => (rest.length > 0 ? [name] : []))),
    ];
  };

  read: Disk['read'] = async (path) => {
    await this.#call('read', path);
    if (this.#below(path).length > 0) throw failure('EISDIR');
    return this.#names.get(path)?.now ?? null;
  };

  create: Disk['create'] = async (path) => {
    await this.#call('create', path);
    const oldContent = this.#names.get(path);
    const content: Content = oldContent ?? { now: Buffer.alloc(0), durable: Buffer.alloc(0), since: [] };
    if (oldContent) this.#write(content, { length: 0 });
    else this.#rename(dirname(path), (names) => void names.set(path, content));
    return this.#file(path, content);
  };

  open: Disk['open'] = async (path) => {
    await this.#call('open', path);
    const content = this.#names.get(path);
    if (!content) throw failure('ENOENT');
    return this.#file(path, content);
  };

  rename: Disk['rename'] = async (from, to) => {
    await this.#call('rename', from);
    if (!this.#names.has(from) && this.#below(from).length === 0) throw failure('ENOENT');
    this.#forgetFolder(from);
    this.#rename(dirname(from), (names) => moveNames(names, from, to));
  };

  remove: Disk['remove'] = async (path) => {
    await this.#call('remove', path);
    if (!this.#names.has(path)) throw failure('ENOENT');
    this.#rename(dirname(path), (names) => void names.delete(path));
  };

  removeFolder: Disk['removeFolder'] = async (folder) => {
    await this.#call('removeFolder', folder);
    const removed = [...this.#names].filter(([path]) => path.startsWith(`${folder}/`));
    this.#forgetFolder(folder);
    this.#rename(dirname(folder), (names) => {
      for (const [path, content] of removed) if (names.get(path) === content) names.delete(path);
    });
  };

  syncFolder: Disk['syncFolder'] = async (folder) => {
    await this.#call('syncFolder', folder);
    for (const change of this.#renamed) if (change.folder === folder) change.apply(this.#durableNames);
    this.#renamed = this.#renamed.filter((change) => change.folder !== folder);
  };

  #below(folder: string): string[][] {
    const paths = this.paths.filter((path) => path.startsWith(`${folder}/`));
    return paths.map((path) => path.slice(folder.length + 1).split('/'));
  }

  /** Discards unflushed names of a removed folder: a new folder of that name does not have them. */
  #forgetFolder(folder: string): void {
    this.#renamed = this.#renamed.filter((change) => change.folder !== folder);
  }

  #rename(folder: string, apply: NameChange['apply']): void {
    apply(this.#names);
    this.#renamed.push({ folder, apply });
  }

  #write(content: Content, write: Write): void {
    content.now = bytesAfter(content.now, write);
    content.since.push(write);
  }

  /** Each call takes an event loop round, as on a real disk. */
  async #call(action: string, path: string): Promise<void> {
    this.calls.push(`${action} ${basename(path)}`);
    await new Promise((resolve) => setImmediate(resolve));
    await this.ready;
    if (this.#isGone) await new Promise(() => undefined);
    const code = this.failing({ does: action, path });
    if (code) throw failure(code);
  }

  #used(): number {
    return [...this.#names.values()].reduce((sum, { now }) => sum + now.length, 0);
  }

  #file(path: string, content: Content): DiskFile {
    return {
      write: async (bytes, at) => {
        await this.#call('write', path);
        const addedBytes = Math.max(0, at - content.now.length);
        const freeBytes = this.room - this.#used() - addedBytes + Math.max(0, content.now.length - at);
        const accepted = Math.min(bytes.length, this.takes, Math.max(0, freeBytes));
        if (accepted === 0) throw failure('ENOSPC');
        this.#write(content, { at, bytes: Buffer.from(bytes.subarray(0, accepted)) });
        return accepted;
      },
      datasync: async () => {
        try {
          await this.#call('datasync', path);
        } catch (error) {
          if (this.forgets) content.since = [];
          throw error;
        }
        content.durable = content.since.reduce(bytesAfter, content.durable);
        content.since = [];
      },
      truncate: async (length) => {
        await this.#call('truncate', path);
        this.#write(content, { length });
      },
      close: async () => {
        await this.#call('close', path);
      },
    };
  }
}
