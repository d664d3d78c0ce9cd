import { rename, writeFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { readFailure, readIfPresent } from '#bank/core/storage/files';
import type { Banks } from '#bank/core/tenants/banks';
import { digest } from './pair';
import type { Sessions, StoredSession } from './sessions';

const VERSION = 2;

const Digests = z.object({ token: z.string(), antiForgery: z.string() });
const SessionRow = z.object({
  id: z.string(),
  bank: z.string(),
  customer: z.string(),
  cookie: z.nullable(z.string()),
  startedAt: z.number(),
  tabs: z.array(z.object({ current: Digests, previous: z.nullable(Digests), since: z.number() })),
});
/** The checksum detects damage, not tampering. */
const File = z.object({ version: z.literal(VERSION), checksum: z.string(), sessions: z.array(z.unknown()) });

const checksumOf = (sessions: readonly unknown[]): string => digest(JSON.stringify(sessions));

const warn = (problem: string, error: unknown): void =>
  console.error(`${problem} (${readFailure(error).replaceAll(/\s+/g, ' ')})`);

async function read(path: string): Promise<StoredSession[]> {
  try {
    const text = await readIfPresent(path);
    if (text === null) return [];
    const file = File.parse(JSON.parse(text));
    if (file.checksum !== checksumOf(file.sessions)) throw new Error('its checksum is another');
    return z.array(SessionRow).parse(file.sessions);
  } catch (error) {
    warn(`${path} cannot be used: everybody signs in again`, error);
    return [];
  }
}

async function write(
  path: string,
  sessions: readonly StoredSession[],
  assertOwned: () => void,
): Promise<void> {
  const aside = `${path}.tmp`;
  const file = { version: VERSION, checksum: checksumOf(sessions), sessions };
  assertOwned();
  await writeFile(aside, JSON.stringify(file), { mode: 0o600 });
  assertOwned();
  await rename(aside, path);
}

/** Responses do not wait for this: a crash loses at most a sign-in or a rotated pair. */
export async function persistSessions(
  path: string,
  sessions: Sessions,
  banks: Pick<Banks, 'isKept' | 'assertOwned'>,
): Promise<() => Promise<void>> {
  const isKept = (bank: string) => banks.isKept(bank);
  sessions.restore((await read(path)).filter(({ bank }) => isKept(bank)));
  let lastWrite = Promise.resolve();
  let waiting = false;
  let failing = false;
  sessions.onChange = () => {
    if (waiting) return;
    waiting = true;
    lastWrite = lastWrite
      .then(() => {
        waiting = false;
        return write(path, sessions.dump(isKept), () => banks.assertOwned());
      })
      .then(
        () => {
          failing = false;
        },
        (error: unknown) => {
          // Warns once until writing works again.
          if (!failing) warn(`${path} cannot be written: nobody stays signed in over a restart`, error);
          failing = true;
        },
      );
  };
  return () => lastWrite;
}
