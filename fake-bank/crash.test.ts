import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { channel, headers } from '#contract/headers';
import { bankDate } from '#contract/shared/dates';
import { bundleBank, killAll, remoteClient, remoteTransfer } from './testing/bank-process';
import { crashRounds } from './testing/crash';
import { SIGNATURES, TOKENS } from './testing/signing';

const start = await bundleBank(join(import.meta.dirname, '../dist/bank-under-test'));

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cenzontle-'));
});
afterEach(async () => {
  await killAll();
  await rm(folder, { recursive: true });
});

/* Fifty times, and longer each, is what the bench does. */
test('killed three times under twenty writers, the bank has lost nothing that it acknowledged', async () => {
  const report = await crashRounds(folder, 3, 15, start);
  expect(report).toMatchObject({ lost: [], problems: [] });
  expect(report.acknowledged).toBeGreaterThanOrEqual(45);
});

test('a nonce that was used before a kill moves nothing after it', async () => {
  const before = await start(folder);
  const today = bankDate(Date.now());
  const { path, execution, receipt } = await remoteTransfer(await remoteClient(before.url, 'ana'), today);
  expect(receipt.status).toBe(200);
  await before.kill();

  const after = await start(folder);
  const send = await remoteClient(after.url, 'ana');
  const transactions = async () => (await send('GET', '/__bank/ledger?latest=0')).body.count;
  const count = await transactions();
  expect(await send('POST', `${path}/execute`, execution)).toEqual(receipt);
  expect((await send('POST', `${path}/execute`, { ...execution, message: 'otra' })).status).toBe(409);
  expect(await transactions()).toBe(count);
  expect(await after.stop()).toBe(0);
});

test('a signature that was given before a kill counts after it, once', async () => {
  const limits = '/api/customer-limits/v1/customers/me/limits';
  const change = { limits: [{ limit_key: 'SAP', customer_limit: { amount: 500 } }] };
  const before = await start(folder);
  const ana = await remoteClient(before.url, 'ana');
  const { body: asked } = await ana('PUT', limits, change);
  const { body: begun } = await ana('POST', SIGNATURES, {
    operation_url: limits,
    operation_type: 'PUT',
    operation_context: { key: asked.key },
  });
  await ana('POST', `${SIGNATURES}/${begun.key}/signers/0/signature`, { signature: TOKENS.ana });
  await before.kill();

  const after = await start(folder);
  const send = await remoteClient(after.url, 'ana');
  expect((await send('PUT', limits, change)).body).toHaveProperty('data');
  await after.kill();

  const last = await start(folder);
  const again = await remoteClient(last.url, 'ana');
  expect((await again('PUT', limits, change)).body.status).toBe('REQUIRED_SIGN');
  expect(await last.stop()).toBe(0);
});

test('a session outlives a kill, and gets a new pair', async () => {
  const before = await start(folder);
  const json = { 'content-type': 'application/json' };
  const signedIn = await fetch(`${before.url}/__bank/sessions`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ customer: 'ana' }),
  });
  const { token }: { token: string } = await signedIn.json();
  const ask = ({ url }: { url: string }) =>
    fetch(`${url}/api/user`, {
      headers: { [headers.token]: token, [headers.channel]: channel.id, [headers.country]: channel.country },
    });
  expect((await ask(before)).status).toBe(200);
  await expect
    .poll(() => readFile(join(folder, 'sessions.json'), 'utf8').catch(() => ''))
    .toContain('"tabs"');
  expect(await readFile(join(folder, 'sessions.json'), 'utf8')).not.toContain(token);
  await before.kill();

  const after = await start(folder);
  const answer = await ask(after);
  expect(answer.status).toBe(200);
  expect(answer.headers.get(headers.token)).toMatch(/^[\w-]{43}$/);
  await after.stop();
});

test('a second process on the same files is refused and says who holds them', async () => {
  const first = await start(folder);
  await expect(start(folder)).rejects.toThrow(`The bank's files in ${folder} are in use by process`);
  await first.stop();
  const second = await start(folder);
  await second.stop();
});
