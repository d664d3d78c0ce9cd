import type { AppRoute } from '@ts-rest/core';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openBank } from '#bank/testing/bank-under-test';
import { sandbox } from '#contract/sandbox';
import { sandboxExamples } from './examples';
import { openApi } from './openapi';
import { docsPage } from './page';
import { isSchema } from './schema';

const accepts = (schema: unknown, value: unknown) => isSchema(schema) && z.safeParse(schema, value).success;

test.each(Object.entries(sandboxExamples))(
  'the example of %s is accepted by the schemas of its operation',
  (name, { body, bodies = [], answer }) => {
    const route = Object.entries<AppRoute>(sandbox).find(([each]) => each === name)?.[1];
    for (const value of [...(body ? [body] : []), ...bodies.map((each) => each.value)])
      expect(accepts(route && 'body' in route ? route.body : undefined, value)).toBe(true);
    if (answer) expect(accepts(route?.responses[answer[0]], answer[1])).toBe(true);
  },
);

test('examples are in the document and on its page', async () => {
  const doc = await openApi('cenzontle-session-4321');
  expect(doc.paths['/__bank/clock/advance']?.post?.requestBody).toMatchObject({
    content: { 'application/json': { example: sandboxExamples.advanceClock?.body } },
  });
  expect(JSON.stringify(doc.paths['/__bank/clock/upcoming'])).toContain('"example":"P1M"');
  expect(docsPage(doc)).toContain('&quot;to&quot;: &quot;next-cut-off&quot;');
});

test('examples of fixtures and faults are published, and the bank accepts them', async () => {
  const doc = await openApi('cenzontle-session-4321');
  const Examples = z.record(z.string(), z.object({ value: z.record(z.string(), z.unknown()) }));
  const bank = await openBank();
  for (const [path, examples] of [
    ['/__bank/situations', sandboxExamples.applyFixture?.bodies],
    ['/__bank/faults', sandboxExamples.createFault?.bodies],
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
