import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openBank } from '#bank/testing/bank-under-test';
import { sandboxExamples } from '#contract/sandbox-examples';
import { openApi } from './openapi';

const doc = await openApi('cenzontle-session-4321');

test('the examples of the sandbox are published and accepted', async () => {
  const Examples = z.record(z.string(), z.object({ value: z.record(z.string(), z.unknown()) }));
  const bank = await openBank();
  for (const [path, examples] of [
    ['/__bank/situations', sandboxExamples.applyFixture],
    ['/__bank/faults', sandboxExamples.createFault],
  ] as const) {
    const body = doc.paths[path]?.post?.requestBody;
    const published = Object.values(
      Examples.parse(body && 'content' in body && body.content['application/json']?.examples),
    );
    expect(published.map(({ value }) => value)).toEqual(examples?.map(({ value }) => value));
    for (const { value } of published)
      expect((await bank.send('post', path, value)).status, JSON.stringify(value)).toBeLessThan(300);
  }
});
