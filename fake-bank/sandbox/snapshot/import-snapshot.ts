import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Request, RequestHandler } from 'express';
import { DomainError, fieldError } from '#bank/core/errors/domain-error';
import type { Banks } from '#bank/core/tenants/banks';
import type { ImportedSnapshot } from '#bank/core/tenants/imported-snapshot';
import { bodyTexts } from '#bank/server/http/text';
import { SnapshotReader, UnreadableExport } from './reader';

/** Fits a bank of more than 100,000 movements. */
const MAX_MEGABYTES = 64;
const MAX_BYTES = MAX_MEGABYTES * 1024 * 1024;

const imported = new WeakMap<object, ImportedSnapshot>();

const tooLarge = (): DomainError =>
  new DomainError('CZ_TOO_LARGE', {
    field: 'body',
    description: `The body of an import has at most ${MAX_MEGABYTES} MB.`,
  });

/** Snapshot of this request, set by `importSnapshot`. */
export function readSnapshot(req: object): ImportedSnapshot {
  const incoming = imported.get(req);
  if (!incoming) throw new Error('nothing was taken up from this request');
  return incoming;
}

/** Discards the rest, since some clients send all before reading. Disconnects beyond `left` bytes. */
function discardRest(req: Request, left: number): void {
  let remaining = left;
  req.on('data', ({ length }: Buffer) => {
    remaining -= length;
    if (remaining < 0) req.destroy();
  });
}

/** Rejects invalid UTF-8, which the parser would silently replace. */
function checkText(utf8: TextDecoder, chunk?: Uint8Array): void {
  try {
    utf8.decode(chunk, { stream: chunk !== undefined });
  } catch {
    throw new UnreadableExport(bodyTexts.notUtf8[1]);
  }
}

/** Yields after each chunk; stops at the first violation. */
async function read(req: Request, reader: SnapshotReader): Promise<void> {
  let bytesLeft = MAX_BYTES;
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of req.iterator({ destroyOnReturn: false })) {
      bytesLeft -= chunk.length;
      if (bytesLeft < 0) throw tooLarge();
      checkText(utf8, chunk);
      reader.write(chunk);
      await yieldToEventLoop();
    }
    checkText(utf8);
    reader.end();
  } catch (error) {
    discardRest(req, bytesLeft);
    throw error;
  }
}

/** Validates each row as it arrives. Unknown banks and oversized bodies are rejected before reading. */
export const importSnapshot =
  (banks: Banks): RequestHandler =>
  async (req, _res, next) => {
    const incoming = banks.incoming(String(req.params.bank));
    if (Number(req.headers['content-length'] ?? 0) > MAX_BYTES) throw tooLarge();
    if ((req.headers['content-encoding'] ?? 'identity') !== 'identity')
      throw new DomainError('CZ_MEDIA_TYPE');
    const reader = new SnapshotReader({
      row: (list, row) => incoming.take(list, row),
      list: (list) => incoming.collection(list),
    });
    try {
      await read(req, reader);
    } catch (error) {
      if (error instanceof DomainError) throw error;
      throw fieldError('body', error instanceof UnreadableExport ? error.message : bodyTexts.notJson[1]);
    }
    imported.set(req, incoming);
    // The rows are in the imported snapshot already.
    req.body = { version: reader.version, records: {} };
    next();
  };
