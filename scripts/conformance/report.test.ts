import { expect, test } from 'vitest';
import { openBank } from '#bank/testing/bank-under-test';
import { caseOf, verb } from '#bank/testing/endpoints';
import { headers } from '#contract/headers';
import type { Answer } from './answer';
import { operationNamed, operations } from './operations';
import { failuresOf, Report } from './report';

const API = 'https://bank.example';
const NOW = Date.parse('2026-11-23T09:30:00-06:00');

const answerTo = (operation: string, change: Partial<Answer> = {}): Answer => ({
  method: 'GET',
  pathname: '/api/user',
  status: 200,
  headers: {
    'content-type': 'application/json',
    'date': new Date(NOW).toUTCString(),
    [headers.trace]: 'abcdef0123456789',
  },
  body: Buffer.from(JSON.stringify({ key: 'k', name: operation, dateLastLogin: null })),
  sentTraceId: '',
  durationMs: 10,
  receivedAt: NOW,
  isCutOff: false,
  ...change,
});

test('the report finds no difference in any operation of the fake bank', async () => {
  const report = new Report({ api: API });
  for (const { name, method } of operations) {
    const bank = await openBank();
    const caller = await caseOf(name).one(bank);
    const call = await caller.make();
    const answer = await caller.client.send(verb[method === 'PATCH' ? 'PUT' : method], call.path, call.body);
    report.add(
      answerTo(name, {
        method,
        pathname: call.path.split('?')[0] ?? '',
        status: answer.status,
        headers: answer.headers,
        body: Buffer.from(answer.text ?? ''),
      }),
    );
  }
  const { lines, unchecked, operations: reportedOperations, checked } = report.summary();
  expect(lines).toEqual([]);
  expect(unchecked).toEqual([]);
  // The call has no sign-in cookie.
  expect(reportedOperations).toMatchObject({
    unseen: ['session.initSession'],
    onlyErrors: ['session.initSession'],
  });
  expect(checked).toBe(operations.length);
});

test.each([
  ['slower than 10 s', 11_000, 'tolerated', 'The customer waits in front of placeholders.'],
  [
    'slower than the client waits',
    31_000,
    'breaks',
    'The client gives up after 30 s and shows an error (CLIENT_TIMEOUT).',
  ],
])('an answer %s is reported', (_, durationMs, severity, effect) => {
  const report = new Report({ api: API });
  expect(report.add(answerTo('user', { durationMs }))).toMatchObject([{ kind: 'slow', severity, effect }]);
  expect(report.add(answerTo('user', { durationMs: 10_000 }))).toEqual([]);
});

test('equal differences are one line with a count and the first trace id', () => {
  const report = new Report({ api: API });
  const body = Buffer.from('{"key":"k","dateLastLogin":null}');
  const trace = (id: string) => ({
    'content-type': 'application/json',
    'date': new Date(NOW).toUTCString(),
    [headers.trace]: id,
  });
  expect(report.add(answerTo('', { body, headers: trace('11111111') }))).toHaveLength(1);
  expect(report.add(answerTo('', { body, headers: trace('22222222') }))).toEqual([]);
  expect(report.summary().lines).toMatchObject([{ pointer: '/name', count: 2, traceId: '11111111' }]);
});

test('an answer without a schema is counted and fails the run', () => {
  const report = new Report({ api: API });
  report.add(answerTo('', { pathname: '/api/loyalty/v1/4152313900000000/points' }));
  const summary = report.summary();
  expect(summary).toMatchObject({ answers: 1, checked: 0 });
  expect(failuresOf(summary, undefined)).toEqual([
    'GET /api/loyalty/v1/*/points: 1 not checked, the contract has no such operation.',
  ]);
});

test('an answer on which the check fails is counted and fails the run', () => {
  const report = new Report({ api: API });
  report.add({
    ...answerTo(''),
    get body(): Buffer {
      throw new RangeError('too deep');
    },
  });
  expect(failuresOf(report.summary(), undefined)).toEqual([
    'session.user: 1 not checked, the check ended with RangeError.',
  ]);
});

test('the report contains neither values nor unknown field names', () => {
  const report = new Report({ api: API });
  const secret = 'Ana-Lucia-7788990011';
  report.add(
    answerTo('', {
      body: Buffer.from(
        JSON.stringify({ key: 7_788_990_011, name: [secret], [secret]: secret, dateLastLogin: secret }),
      ),
      headers: {
        'content-type': `application/json; name=${secret}`,
        'date': secret,
        [headers.trace]: secret,
      },
    }),
  );
  report.add(
    answerTo('', {
      status: 500,
      body: Buffer.from(
        JSON.stringify({
          notifications: [{ code: secret, category: secret, description: secret }],
          traceId: secret,
        }),
      ),
    }),
  );
  expect(report.summary().lines.length).toBeGreaterThan(5);
  expect(JSON.stringify(report.summary())).not.toMatch(/7788990011|Lucia/);
});

const missingName = { body: Buffer.from('{"key":"k","dateLastLogin":null}') };
const accepted = {
  operation: 'session.user',
  kind: 'missing',
  pointer: '/name',
  owner: 'ana',
  until: '2026-12-31',
} as const;

test.each([
  ['in force', '2026-12-31T12:00:00-06:00', []],
  ['expired', '2027-01-01T00:00:00-06:00', ['Differences that fail this run: 1.']],
])('an accepted deviation that is %s (at %s) causes the failures %j', (_, now, failures) => {
  const report = new Report({ api: API, accepted: [accepted], now: () => Date.parse(now) });
  report.add(answerTo('', missingName));
  expect(report.summary().lines).toMatchObject([{ acceptance: { owner: 'ana', until: '2026-12-31' } }]);
  expect(failuresOf(report.summary(), 'breaks')).toEqual(failures);
});

test('an operation is sound if it was seen and no answer lacked a field', () => {
  const report = new Report({ api: API });
  const scoreOfSession = () => report.summary().domains[0];
  expect(scoreOfSession()).toEqual({ domain: 'session', operations: 3, seen: 0, sound: 0 });
  report.add(answerTo('user'));
  expect(scoreOfSession()).toMatchObject({ seen: 1, sound: 1 });
  report.add(answerTo('', missingName));
  expect(scoreOfSession()).toMatchObject({ seen: 1, sound: 0 });
});

test('a new field next to a missing field is reported as its possible new name', () => {
  const report = new Report({ api: API });
  const body = Buffer.from('{"key":"k","fullName":"Ana","dateLastLogin":null}');
  expect(report.add(answerTo('', { body }))).toMatchObject([
    { pointer: '/name', received: 'nothing, perhaps renamed to fullName' },
    { pointer: '/fullName', kind: 'new-field' },
  ]);
});

test('an unreadable list of offers hides data, but breaks no page', () => {
  const report = new Report({ api: API });
  const pathname = operationNamed('campaigns.list').path;
  const lines = report.add(answerTo('', { pathname, status: 503, body: Buffer.from('') }));
  expect(lines).toMatchObject([{ kind: 'empty-body', severity: 'hidden' }]);
});
