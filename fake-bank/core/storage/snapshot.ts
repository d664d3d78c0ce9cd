import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Adapter } from 'lowdb';
import * as z from 'zod/mini';
import { type Disk, type DiskFile, writeWhole } from './disk';
import { bytesIn, DamagedFile, OtherVersion, readFailure } from './files';
import { sumText } from './line';

const Records = z.record(z.string(), z.readonly(z.array(z.unknown())));

export const VERSION = 3;

const journalReference = { journal: z.number(), from: z.number() };

const Snapshot = z.strictObject({
  version: z.literal(VERSION),
  ...journalReference,
  records: Records,
  checksum: z.string(),
});

const HeadlessSnapshot = z.strictObject({
  version: z.literal(2),
  ...journalReference,
  records: Records,
  checksum: z.string(),
});

const UncheckedSnapshot = z.strictObject({ version: z.literal(1), records: Records });

export type Snapshot = Omit<z.infer<typeof Snapshot>, 'checksum'>;
export type HeadlessSnapshot = z.infer<typeof HeadlessSnapshot>;
export type UncheckedSnapshot = z.infer<typeof UncheckedSnapshot>;
export type AnySnapshot = Snapshot | HeadlessSnapshot | UncheckedSnapshot;

export const snapshotPath = (folder: string): string => join(folder, 'snapshot.json');

const END = /^,"checksum":"([0-9a-f]{8})"}$/;
const END_BYTES = ',"checksum":"00000000"}'.length;
const BEGINNING = /^\{"version":(\d+),/;
const BEGINNING_BYTES = 30;
const ROWS_AT_ONCE = 500;

/** Yields the text without its end, in pieces that do not block the event loop for long. */
function* pieces({ version, journal, from, records }: Snapshot): Generator<string> {
  let text = `{"version":${version},"journal":${journal},"from":${from},"records":{`;
  let comma = '';
  for (const [name, rows] of Object.entries(records)) {
    text += `${comma}${JSON.stringify(name)}:[`;
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      const rowTexts = rows.slice(at, at + ROWS_AT_ONCE).map((row) => JSON.stringify(row));
      text += `${at > 0 ? ',' : ''}${rowTexts.join(',')}`;
      if (rowTexts.length === ROWS_AT_ONCE) {
        yield text;
        text = '';
      }
    }
    text += ']';
    comma = ',';
  }
  yield `${text}}`;
}

async function writeSummed(file: DiskFile, snapshot: Snapshot): Promise<number> {
  let [length, sum] = [0, 0];
  for (const piece of pieces(snapshot)) {
    const bytes = Buffer.from(piece);
    sum = crc32(bytes, sum);
    length = await writeWhole(file, bytes, length);
  }
  return writeWhole(file, Buffer.from(`,"checksum":"${sumText(sum)}"}`), length);
}

/** The checksum matched, so unknown content is of another version, not damage. */
function checked(path: string, bytes: Buffer, version: number): Snapshot | HeadlessSnapshot {
  if (version !== VERSION && version !== 2) throw new OtherVersion(path, `version ${version}`);
  try {
    const text = JSON.parse(bytes.toString());
    return version === VERSION ? Snapshot.parse(text) : HeadlessSnapshot.parse(text);
  } catch (error) {
    throw new OtherVersion(path, readFailure(error));
  }
}

function unchecked(path: string, bytes: Buffer): UncheckedSnapshot {
  try {
    return UncheckedSnapshot.parse(JSON.parse(bytes.toString()));
  } catch (error) {
    throw new DamagedFile(path, readFailure(error));
  }
}

/**
 * lowdb adapter for `snapshot.json`. Unlike lowdb's own, it verifies a checksum and flushes the file and the
 * folder, so a crash leaves either the old or the new snapshot intact.
 */
export class SnapshotFile implements Adapter<AnySnapshot> {
  readonly #disk: Disk;
  readonly #path: string;
  bytes = 0;
  /** A write failed after the rename started; the old or the new snapshot may be on disk. */
  isUnsure = false;

  constructor(disk: Disk, folder: string) {
    this.#disk = disk;
    this.#path = snapshotPath(folder);
  }

  async read(): Promise<AnySnapshot | null> {
    const bytes = await bytesIn(this.#disk, this.#path);
    if (!bytes) return null;
    this.bytes = bytes.length;
    const version = Number(BEGINNING.exec(bytes.toString('latin1', 0, BEGINNING_BYTES))?.[1]);
    const [, sum] = END.exec(bytes.toString('latin1', bytes.length - END_BYTES)) ?? [];
    if (sum !== undefined && sum === sumText(crc32(bytes.subarray(0, -END_BYTES))))
      return checked(this.#path, bytes, version);
    if (sum === undefined && version === 1) return unchecked(this.#path, bytes);
    throw new DamagedFile(this.#path, bytes.length === 0 ? 'it is empty' : 'its checksum is another');
  }

  async write(snapshot: AnySnapshot): Promise<void> {
    if (snapshot.version !== VERSION) throw new Error('snapshots of earlier versions are only read');
    const aside = `${this.#path}.tmp`;
    try {
      const file = await this.#disk.create(aside);
      try {
        this.bytes = await writeSummed(file, snapshot);
        await file.datasync();
      } finally {
        await file.close();
      }
    } catch (error) {
      // On a full disk the temporary file would occupy space that the journal needs.
      await this.#disk.remove(aside).catch(() => undefined);
      throw error;
    }
    this.isUnsure = true;
    await this.#disk.rename(aside, this.#path);
    await this.#disk.syncFolder(dirname(this.#path));
    this.isUnsure = false;
  }
}
