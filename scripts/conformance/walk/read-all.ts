import { bankDate } from '#contract/domain/dates';
import { operationNamed } from '../operations';
import type { Answers } from './answers';
import type { Caller } from './caller';
import { reads, uncalledReads } from './reads';

export type NotCalled = { operation: string; reason: string };

/** Calls every safe GET whose keys are in earlier answers. */
export async function readAll(caller: Caller, answers: Answers): Promise<NotCalled[]> {
  const notCalled: NotCalled[] = Object.entries(uncalledReads).map(([operation, reason]) => ({
    operation,
    reason,
  }));
  for (const { operation, calls, source } of reads) {
    const requests = calls(answers, bankDate(caller.now));
    if (requests.length === 0) notCalled.push({ operation, reason: `no key in ${source}` });
    for (const parts of requests) answers.add(operation, (await caller.call(operation, parts)).body);
    const [first] = requests;
    if (first && operationNamed(operation).files.includes('pdf'))
      await caller.call(operation, { ...first, headers: { ...first.headers, accept: 'application/pdf' } });
  }
  return notCalled;
}
