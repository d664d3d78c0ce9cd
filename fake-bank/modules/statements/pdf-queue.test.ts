import { EventEmitter, once } from 'node:events';
import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FairQueue } from '#bank/core/tasks/fair-queue';
import { drawInSlices } from '#bank/shared/receipts/draw-in-slices';
import { type Client, openBank } from '#bank/testing/bank-under-test';
import { codeOf } from '#bank/testing/own-transfer';

const PDF = { accept: 'application/pdf' };

test("PDFs are queued per customer; another customer's statement returns 404", async () => {
  const bank = await openBank();
  const queueRuns = vi.spyOn(FairQueue.prototype, 'run');
  try {
    const [ana, carmen] = [await bank.signIn('ana'), await bank.signIn('carmen')];
    const statements = '/api/statements/v1/statements';
    await carmen.get(`${statements}/carmen-cheques.ACCOUNT.2026-10-31/document`, PDF).expect(200);
    await ana.get(`${statements}/carmen-cheques.ACCOUNT.2026-10-31/document`, PDF).expect(404);
    const { body } = await ana.get('/api/transfers/v1/transfers?limit=1').expect(200);
    await ana.get(`/api/transfers/v1/transfers/${body.data[0].key}/receipt`, PDF).expect(200);
    expect(queueRuns.mock.calls.map(([owner]) => owner)).toEqual(
      [carmen, ana, ana].map(({ key }) => `${bank.bank.id} ${key}`),
    );
  } finally {
    queueRuns.mockRestore();
  }
});

test('no PDF is drawn for a closed connection', async () => {
  const draw = vi.fn(async () => undefined);
  const owner = { bank: { id: 'x' }, customer: 'ana' };
  await drawInSlices(owner, { closed: true }, draw);
  expect(draw).not.toHaveBeenCalled();
  await drawInSlices(owner, { closed: false }, draw);
  expect(draw).toHaveBeenCalledOnce();
});

test('a customer can queue twenty PDFs; the next request returns 429, and other customers are not blocked', async () => {
  const bank = await openBank();
  const [ana, luis] = [await bank.signIn('ana'), await bank.signIn('luis')];
  const transfers = '/api/transfers/v1/transfers';
  const receiptPathOf = async (client: Client) => {
    const { body } = await client.get(`${transfers}?limit=1`).expect(200);
    return `${transfers}/${body.data[0].key}/receipt`;
  };
  const [anaReceipt, luisReceipt] = [await receiptPathOf(ana), await receiptPathOf(luis)];
  const queueRuns = vi.spyOn(FairQueue.prototype, 'run');
  onTestFinished(() => queueRuns.mockRestore());
  const drawingEvents = new EventEmitter();
  const drawingStarted = once(drawingEvents, 'started');
  const drawing = drawInSlices({ bank: bank.bank, customer: ana.key }, { closed: false }, async () => {
    drawingEvents.emit('started');
    await once(drawingEvents, 'drawn');
  });
  await drawingStarted;
  const statuses = Array.from({ length: 20 }, () => ana.get(anaReceipt, PDF).then(({ status }) => status));
  while (queueRuns.mock.calls.length <= statuses.length) await nextRound();
  const rejection = await ana.get(anaReceipt, PDF).expect(429);
  expect(codeOf(rejection)).toBe('CZ_TOO_MANY_REQUESTS');
  expect(rejection.headers['retry-after']).toBe('5');
  await ana.get(anaReceipt).expect(200);
  const otherStatus = luis.get(luisReceipt, PDF).then(({ status }) => status);
  drawingEvents.emit('drawn');
  await drawing;
  expect(await otherStatus).toBe(200);
  expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]));
  await ana.get(anaReceipt, PDF).expect(200);
});
