import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { bankDate } from '#contract/domain/dates';
import { channel, headers } from '#contract/headers';
import {
  type BankProcess,
  bundleBank,
  killAll,
  type RemoteClient,
  remoteClient,
  remoteTransfer,
} from './testing/bank-process';
import { crashRounds } from './testing/crash';
import { isFullRun } from './testing/full-run';
import { TRANSFERS } from './testing/own-transfer';
import { SIGNATURES, TOKENS } from './testing/signing';

const start = await bundleBank(join(import.meta.dirname, '../dist/bank-under-test'));
const newFolder = () => mkdtemp(join(tmpdir(), 'cenzontle-'));

async function cleanUp(folder: string): Promise<void> {
  await killAll();
  await rm(folder, { recursive: true });
}

const ROUNDS = isFullRun ? 10 : 3;

describe('a bank process', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await newFolder();
  });
  afterEach(() => cleanUp(folder));

  test(`loses no acknowledged commit when killed ${ROUNDS} times under twenty writers`, async () => {
    const report = await crashRounds(folder, ROUNDS, 15, start);
    expect(report).toMatchObject({ lost: [], problems: [] });
    expect(report.acknowledged).toBeGreaterThanOrEqual(15 * ROUNDS);
  });

  test('rejects a second process on the same files and names the holder', async () => {
    const first = await start(folder);
    await expect(start(folder)).rejects.toThrow(`The bank's files in ${folder} are in use by process`);
    await first.stop();
    const second = await start(folder);
    await second.stop();
  });
});

describe('the compiled bank', () => {
  let folder = '';
  let bank: BankProcess;
  beforeAll(async () => {
    folder = await newFolder();
    bank = await start(folder);
  });
  afterAll(() => cleanUp(folder));

  test.each([
    '/login',
    '/login/assets/login.js',
    '/login/assets/brand.css',
    '/login/assets/figtree.woff2',
    '/__bank/cep/assets/proof.css',
    '/__bank/docs/assets/docs.css',
    '/__bank/docs',
    '/__bank/openapi.json',
    '/__bank/scenarios/assets/scenarios.css',
  ])('serves %s', async (path) => expect((await fetch(`${bank.url}${path}`)).status).toBe(200));

  test('creates a PDF receipt', async () => {
    const send = await remoteClient(bank.url, 'ana');
    const { receipt } = await remoteTransfer(send, bankDate(Date.now()));
    const path = `${TRANSFERS}/${receipt.body.key}/receipt`;
    const { status, body } = await send('GET', path, undefined, 'application/pdf');
    expect({ status, start: body.slice(0, 5) }).toEqual({ status: 200, start: '%PDF-' });
  });
});

const LIMITS = '/api/customer-limits/v1/customers/me/limits';
const CHANGE = { limits: [{ limit_key: 'SAP', customer_limit: { amount: 500 } }] };

async function signChange(send: RemoteClient): Promise<void> {
  const { body: pending } = await send('PUT', LIMITS, CHANGE);
  const { body: initiated } = await send('POST', SIGNATURES, {
    operation_url: LIMITS,
    operation_type: 'PUT',
    operation_context: { key: pending.key },
  });
  await send('POST', `${SIGNATURES}/${initiated.key}/signers/0/signature`, { signature: TOKENS.ana });
}

/** Returns the token of a session that is persisted. */
async function openSession({ url }: BankProcess, folder: string): Promise<string> {
  const signedIn = await fetch(`${url}/__bank/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ customer: 'ana' }),
  });
  const { token }: { token: string } = await signedIn.json();
  expect((await askAs(token, url)).status).toBe(200);
  const readStored = () => readFile(join(folder, 'sessions.json'), 'utf8').catch(() => '');
  // The session that made the transfer may be stored before this session.
  const countStored = async () => (await readStored()).split('"tabs"').length - 1;
  await vi.waitFor(async () => expect(await countStored()).toBe(2), { timeout: 20_000 });
  return token;
}

const askAs = (token: string, url: string) =>
  fetch(`${url}/api/user`, {
    headers: { [headers.token]: token, [headers.channel]: channel.id, [headers.country]: channel.country },
  });

const countTransactions = async (send: RemoteClient) =>
  (await send('GET', '/__bank/ledger?latest=0')).body.count;

/** Kills a bank after a transfer, a signature and a sign-in, and checks the next two processes. */
async function surviveKills(folder: string) {
  const before = await start(folder);
  const ana = await remoteClient(before.url, 'ana');
  const transfer = await remoteTransfer(ana, bankDate(Date.now()));
  await signChange(ana);
  const token = await openSession(before, folder);
  const sessions = await readFile(join(folder, 'sessions.json'), 'utf8');
  await before.kill();

  const after = await start(folder);
  const session = await askAs(token, after.url);
  const send = await remoteClient(after.url, 'ana');
  const { path, execution } = transfer;
  const count = await countTransactions(send);
  const repeatedResponse = await send('POST', `${path}/execute`, execution);
  const changedResponse = await send('POST', `${path}/execute`, { ...execution, message: 'otra' });
  const newTransactions = (await countTransactions(send)) - count;
  const signedResponse = await send('PUT', LIMITS, CHANGE);
  await after.kill();

  const last = await start(folder);
  const repeatedSignedResponse = await (await remoteClient(last.url, 'ana'))('PUT', LIMITS, CHANGE);
  const exitCode = await last.stop();
  return {
    transfer,
    token,
    sessions,
    session,
    repeatedResponse,
    changedResponse,
    newTransactions,
    signedResponse,
    repeatedSignedResponse,
    exitCode,
  };
}

describe('after a kill', () => {
  let folder = '';
  let result: Awaited<ReturnType<typeof surviveKills>>;
  beforeAll(async () => {
    folder = await newFolder();
    result = await surviveKills(folder);
  });
  afterAll(() => cleanUp(folder));

  test('a call with a used nonce moves no money', () => {
    expect(result.transfer.receipt.status).toBe(200);
    expect(result.repeatedResponse).toEqual(result.transfer.receipt);
    expect(result.changedResponse.status).toBe(409);
    expect(result.newTransactions).toBe(0);
  });

  test('a signature is valid once', () => {
    expect(result.signedResponse.body).toHaveProperty('data');
    expect(result.repeatedSignedResponse.body.status).toBe('REQUIRED_SIGN');
  });

  test('a session continues with a new token pair, and its token is not on disk', () => {
    expect(result.sessions).not.toContain(result.token);
    expect(result.session.status).toBe(200);
    expect(result.session.headers.get(headers.token)).toMatch(/^[\w-]{43}$/);
  });

  test('the bank stops with exit code 0', () => {
    expect(result.exitCode).toBe(0);
  });
});
