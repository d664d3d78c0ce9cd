import type { AppRoute } from '@ts-rest/core';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sandbox } from '#contract/sandbox';
import { sandboxExamples } from './examples';
import { openApi } from './openapi';
import { docsPage } from './page';
import { isSchema } from './schema';

const accepts = (schema: unknown, value: unknown) => isSchema(schema) && z.safeParse(schema, value).success;

test.each(Object.entries(sandboxExamples))(
  'the example of %s is accepted by the schemas of its operation',
  (name, { body, answer }) => {
    const route = Object.entries<AppRoute>(sandbox).find(([each]) => each === name)?.[1];
    if (body) expect(accepts(route && 'body' in route ? route.body : undefined, body)).toBe(true);
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
