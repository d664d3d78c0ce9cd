import express from 'express';
import { expect, test } from 'vitest';
import { conformance, headers } from '#contract/headers';
import { bankProxy } from './proxy';
import { Report } from './report';
import { listen } from './testing/deviating-bank';
import { failureOf } from './upstream-failure';

const withCode = (code: string) => Object.assign(new Error(code), { code });

test.each([
  ['ECONNREFUSED', 'refused', false],
  ['ENOTFOUND', 'dns', false],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'tls', false],
  ['ETIMEDOUT', 'timeout', true],
  ['ECONNRESET', 'broken', true],
])('%s is explained as %s', (code, reason, maybeReceived) => {
  const failure = failureOf(
    new TypeError('fetch failed', { cause: withCode(code) }),
    'https://bank.example/v1',
  );
  expect(failure).toMatchObject({ reason, maybeReceived });
  expect(failure.text).toContain('bank.example');
  expect(failure.text).toContain(code);
});

/** Starts a proxy to an address where no bank answers. */
async function proxyTo(api: string) {
  const report = new Report({ api });
  const app = express().use(
    bankProxy({
      api,
      observer: { answer: (answer) => report.add(answer), unchecked: () => {} },
      onFailure: (call, failure, traceId) => report.addFailure(call, failure, traceId),
    }),
  );
  return { report, url: await listen(app) };
}

test('a refused connection is reported to the client, on a page and in the report', async () => {
  const { report, url } = await proxyTo('http://127.0.0.1:1');
  const answer = await fetch(`${url}/api/user`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get(conformance.name)).toBe('on');
  expect(answer.headers.get(headers.trace)).not.toBeNull();
  const text = expect.stringContaining('127.0.0.1:1 refused the connection (ECONNREFUSED)');
  expect(await answer.json()).toMatchObject({
    notifications: [{ code: 'CZ_UNAVAILABLE', description: text }],
  });
  const page = await fetch(`${url}/login`);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(await page.text()).toContain('refused the connection (ECONNREFUSED)');
  expect(report.summary().lines).toContainEqual(
    expect.objectContaining({
      operation: 'session.user',
      kind: 'unreachable',
      received: 'refused',
      effect: text,
    }),
  );
});

test('an https URL of a server without TLS is explained', async () => {
  const plain = await listen((_, res) => void res.end());
  const { report, url } = await proxyTo(plain.replace('http:', 'https:'));
  expect((await fetch(`${url}/api/user`)).status).toBe(503);
  expect(report.summary().lines).toMatchObject([{ kind: 'unreachable', received: 'tls' }]);
});
