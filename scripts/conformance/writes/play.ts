import type { Caller } from '../walk/caller';
import { type Found, rowsAt } from '../walk/found';
import type { NotCalled } from '../walk/read-all';
import { productScripts } from './products';
import { NothingToUse, type Script, type Send } from './script';
import { signedScripts } from './signed';
import { transferScripts } from './transfers';

const scripts: readonly Script[] = [...transferScripts, ...productScripts, ...signedScripts];

/** Plays operations that leave no money moved and nothing saved. A script ends where the bank rejects a step. */
export async function playWrites(caller: Caller, found: Found): Promise<NotCalled[]> {
  const stopped: NotCalled[] = [];
  for (const { name, play } of scripts) {
    const send: Send = async (operation, parts) => {
      const { status, body } = await caller.call(operation, parts);
      if (status < 200 || status >= 300) throw new NothingToUse(`${operation} was answered ${status}`);
      return rowsAt(body, '')[0] ?? {};
    };
    try {
      await play(send, found, caller.now);
    } catch (error) {
      if (!(error instanceof NothingToUse)) throw error;
      stopped.push({ operation: name, reason: error.message });
    }
  }
  return stopped;
}
