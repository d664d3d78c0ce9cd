import { readFile, rename, writeFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import type { Banks } from '../../ground/bank/banks';
import { digest } from './pair';
import type { KeptSession, Sessions } from './sessions';

const VERSION = 1;

const Digests = z.object({ token: z.string(), antiForgery: z.string() });
const Kept = z.object({
  id: z.string(),
  bank: z.string(),
  customer: z.string(),
  cookie: z.nullable(z.string()),
  startedAt: z.number(),
  tabs: z.array(z.object({ current: Digests, previous: z.nullable(Digests), since: z.number() })),
});
/** The seal says that nothing in the file has changed: no session may become another customer's. */
const File = z.object({ version: z.literal(VERSION), seal: z.string(), sessions: z.array(z.unknown()) });

const seal = (sessions: readonly unknown[]): string => digest(JSON.stringify(sessions));

/** What the file holds; nothing where it cannot be relied on: everybody then signs in once more. */
async function read(path: string): Promise<KeptSession[]> {
  try {
    const file = File.parse(JSON.parse(await readFile(path, 'utf8')));
    return file.seal === seal(file.sessions) ? z.array(Kept).parse(file.sessions) : [];
  } catch {
    return [];
  }
}

async function write(path: string, sessions: readonly KeptSession[]): Promise<void> {
  const aside = `${path}.tmp`;
  await writeFile(aside, JSON.stringify({ version: VERSION, seal: seal(sessions), sessions }), {
    mode: 0o600,
  });
  await rename(aside, path);
}

/**
 * Lets the sessions of kept banks outlive the process. No answer waits for it: what a crash takes along is a sign-in,
 * or a pair that the client asks for anew. Answers how to wait until all is written.
 */
export async function keepSessions(
  path: string,
  sessions: Sessions,
  banks: Pick<Banks, 'isKept'>,
): Promise<() => Promise<void>> {
  const isKept = ({ bank }: KeptSession) => banks.isKept(bank);
  sessions.restore((await read(path)).filter(isKept));
  let written = Promise.resolve();
  let waiting = false;
  sessions.onChange = () => {
    if (waiting) return;
    waiting = true;
    written = written
      .then(() => {
        waiting = false;
        return write(path, sessions.dump().filter(isKept));
      })
      .catch(() => undefined);
  };
  return () => written;
}
