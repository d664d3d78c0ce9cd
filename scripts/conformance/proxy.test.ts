import type { ServerResponse } from 'node:http';
import express from 'express';
import { expect, test } from 'vitest';
import { openBank } from '#bank/testing/bank-under-test';
import { channel, headers } from '#contract/headers';
import { sandboxHeaders } from '#contract/sandbox';
import { type Kind, kinds } from './difference';
import { operationNamed } from './operations';
import { bankProxy } from './proxy';
import { Report } from './report';
import { DEVIATION, deviatingBank, listen } from './testing/deviating-bank';
import { deviations } from './testing/deviations';

const NOW = '2026-11-23T09:30:00-06:00';
const TRACE = '58234d761f4d42fa3cec32b845ec8e1e';

type Proxied = { report: Report; call: (operation: string, deviation?: string) => Promise<Response> };

/** A deviating bank behind a checked proxy, with a call of the signed-in customer. */
async function openProxy(): Promise<Proxied> {
  const bank = await openBank(NOW);
  const client = await bank.signIn('ana');
  const { body } = await client.get('/api/summary/v2/summary');
  const accountKey: string = body.data[0].accounts[0].key;
  const upstream = await deviatingBank(
    await listen(bank.app),
    new Map(deviations.map(([name, , change]) => [name, change])),
  );
  const report = new Report({ api: upstream });
  let checked: (() => void) | undefined;
  const proxy = await listen(
    express().use(
      bankProxy({
        api: upstream,
        observer: {
          answer: (answer) => {
            // Uses the frozen time of the bank, so that the clocks agree.
            report.add({ ...answer, receivedAt: Date.parse(NOW) });
            checked?.();
          },
          unchecked: (call, reason) => report.addUnchecked(call, reason),
        },
        onFailure: (call, failure, traceId) => report.addFailure(call, failure, traceId),
      }),
    ),
  );
  const call = async (operation: string, deviation = ''): Promise<Response> => {
    const isChecked = new Promise<void>((resolve) => {
      checked = resolve;
    });
    const { path } = operationNamed(operation);
    const answer = await fetch(proxy + path.replace(':accountKey', accountKey), {
      redirect: 'manual',
      headers: {
        [sandboxHeaders.bank]: bank.bank.id,
        [headers.channel]: channel.id,
        [headers.country]: channel.country,
        [headers.token]: client.token,
        [headers.trace]: TRACE,
        [DEVIATION]: deviation,
      },
    });
    await answer.text().catch(() => '');
    await isChecked;
    return answer;
  };
  return { report, call };
}

test.each(deviations)('%s is reported', async (name, operation, _, kind, pointer, received, severity) => {
  const { report, call } = await openProxy();
  await call(operation, name);
  expect(report.summary().lines).toContainEqual(
    expect.objectContaining({ operation, kind, pointer, received, severity, count: 1, traceId: TRACE }),
  );
});

/** Kinds that no deviation causes, tested in report.test.ts and upstream-failure.test.ts. */
const KINDS_TESTED_ELSEWHERE: readonly Kind[] = ['slow', 'unreachable'];

test('the deviations cause every kind of difference that is not tested elsewhere', () => {
  const coveredKinds = new Set([...deviations.map(([, , , kind]) => kind), ...KINDS_TESTED_ELSEWHERE]);
  expect([...coveredKinds].toSorted()).toEqual(kinds.toSorted());
});

test('an answer is checked after it was sent to the client', async () => {
  const bank = await listen((_, res) => {
    res.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  const passedResponses: ServerResponse[] = [];
  const checked = new Promise<boolean | undefined>((resolve) => {
    const proxy = bankProxy({
      api: bank,
      observer: {
        answer: () => resolve(passedResponses[0]?.writableFinished),
        unchecked: () => resolve(undefined),
      },
      onFailure: () => resolve(undefined),
    });
    const app = express().use((_req, res, next) => {
      passedResponses.push(res);
      next();
    }, proxy);
    void listen(app).then(async (url) => (await fetch(`${url}/api/user`)).text());
  });
  expect(await checked).toBe(true);
});
