import { type Answers, rowsAt } from '../walk/answers';
import type { Caller } from '../walk/caller';
import type { NotCalled } from '../walk/read-all';
import { productScripts } from './products';
import { type Script, ScriptStopped, type Send } from './script';
import { signedScripts } from './signed';
import { transferScripts } from './transfers';

const scripts: readonly Script[] = [...transferScripts, ...productScripts, ...signedScripts];

/** Runs scripts of operations that undo their own changes. A script ends where the bank rejects a step. */
export async function playWrites(caller: Caller, answers: Answers): Promise<NotCalled[]> {
  const stoppedScripts: NotCalled[] = [];
  for (const { name, play } of scripts) {
    const send: Send = async (operation, parts) => {
      const { status, body } = await caller.call(operation, parts);
      if (status < 200 || status >= 300) throw new ScriptStopped(`${operation} was answered ${status}`);
      return rowsAt(body, '')[0] ?? {};
    };
    try {
      await play(send, answers, caller.now);
    } catch (error) {
      if (!(error instanceof ScriptStopped)) throw error;
      stoppedScripts.push({ operation: name, reason: error.message });
    }
  }
  return stoppedScripts;
}
