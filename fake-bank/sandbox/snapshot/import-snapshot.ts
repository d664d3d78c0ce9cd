import { setImmediate as turn } from 'node:timers/promises';
import type { Request, RequestHandler } from 'express';
import { DomainError, fieldError } from '#bank/core/errors/domain-error';
import type { Banks } from '#bank/core/tenants/banks';
import type { ImportedSnapshot } from '#bank/core/tenants/imported-snapshot';
import { NOT_UTF8 } from '#bank/server/http/text';
import { SnapshotReader, Unreadable } from './reader';

/** A bank of a hundred thousand movements and more. */
const MOST_BYTES = 64 * 1024 * 1024;

const taken = new WeakMap<object, ImportedSnapshot>();

/** The rows that came with a request. */
export function readSnapshot(req: object): ImportedSnapshot {
  const incoming = taken.get(req);
  if (!incoming) throw new Error('nothing was taken up from this request');
  return incoming;
}

/**
 * Lets the rest of a body go by unread: who reads nothing before all is written would wait for ever. What goes on beyond
 * the limit is cut off. Of a body that nobody has begun to read Node does so by itself.
 */
function letGo(req: Request, left: number): void {
  let rest = left;
  req.on('data', ({ length }: Buffer) => {
    rest -= length;
    if (rest < 0) req.destroy();
  });
}

/** Throws for bytes that are not UTF-8, which the parser would silently replace. */
function checkText(utf8: TextDecoder, chunk?: Uint8Array): void {
  try {
    utf8.decode(chunk, { stream: chunk !== undefined });
  } catch {
    throw new Unreadable(NOT_UTF8);
  }
}

/** Reads a body to its end, a piece in each turn; what is refused is read no further. */
async function read(req: Request, reader: SnapshotReader): Promise<void> {
  let left = MOST_BYTES;
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of req.iterator({ destroyOnReturn: false })) {
      left -= chunk.length;
      if (left < 0) throw new DomainError('CZ_TOO_LARGE');
      checkText(utf8, chunk);
      reader.write(chunk);
      await turn();
    }
    checkText(utf8);
    reader.end();
  } catch (error) {
    letGo(req, left);
    throw error;
  }
}

/**
 * Takes up the rows of an import while they arrive, each checked by its schema. What can be refused before is: a bank
 * that does not exist, a body that is too large.
 */
export const importSnapshot =
  (banks: Banks): RequestHandler =>
  async (req, _res, next) => {
    const incoming = banks.incoming(String(req.params.bank));
    if (Number(req.headers['content-length'] ?? 0) > MOST_BYTES) throw new DomainError('CZ_TOO_LARGE');
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
      throw fieldError(
        'body',
        error instanceof Unreadable ? error.message : 'El cuerpo de la petición no es JSON válido.',
      );
    }
    taken.set(req, incoming);
    // The contract's body without its rows: they are where they belong.
    req.body = { version: reader.version, records: {} };
    next();
  };
