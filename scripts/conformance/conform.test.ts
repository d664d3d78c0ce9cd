import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openBank } from '#bank/testing/bank-under-test';
import { sandboxHeaders } from '#contract/sandbox';
import { findFreePort } from '../free-port';
import { conform, conformSettings } from './conform';
import { operations } from './operations';
import type { Summary } from './report';
import { listen } from './testing/deviating-bank';
import { reads, uncalledReads } from './walk/reads';

function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'conform-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Runs the command against a fake bank as a signed-in customer. */
async function run(user: string, extraArgs: (host: string) => readonly string[] = () => []) {
  const folder = openFolder();
  const bank = await openBank();
  const { token, xsrf } = await bank.signIn(user);
  const before = await bank.ledger();
  const calls: string[] = [];
  const api = await listen((req, res) => {
    req.headers[sandboxHeaders.bank] = bank.bank.id;
    calls.push(`${req.method} ${req.url}`);
    bank.app(req, res);
  });
  const tokenFile = join(folder, 'token');
  writeFileSync(tokenFile, `${token}\n${xsrf}\n`);
  const report = join(folder, 'report.json');
  const output: string[] = [];
  const args = ['--api', api, '--token-file', tokenFile, '--report', report, ...extraArgs(new URL(api).host)];
  const code = await conform(conformSettings(args), (text) => output.push(text));
  const summary: Summary = JSON.parse(readFileSync(report, 'utf8'));
  return { code, summary, output: output.join('\n'), calls, bank, before, token };
}

/** Returns the differences without that of the frozen clock of the test bank. */
const withoutClock = ({ lines }: Summary) => lines.filter(({ kind }) => kind !== 'clock');

const SAFE_OPERATIONS = operations.filter(({ name, method }) => method === 'GET' && !(name in uncalledReads));

/** GETs whose keys come from a list that is empty for ana. She has not accepted any offer. */
const GETS_WITHOUT_ROWS = ['campaigns.receipt'];

test('reads or uncalledReads names every GET', () => {
  expect(
    SAFE_OPERATIONS.map(({ name }) => name).filter(
      (name) => !reads.some(({ operation }) => operation === name),
    ),
    'add these GETs to scripts/conformance/walk/reads.ts: to "reads" with the list that has their keys, or to "uncalledReads" with a reason',
  ).toEqual([]);
});

test('calls the safe GETs of a customer with every product and finds no difference', async () => {
  const { code, summary, output, calls, token } = await run('ana');
  expect(withoutClock(summary)).toEqual([]);
  expect(code).toBe(0);
  const unseen = SAFE_OPERATIONS.map(({ name }) => name).filter((name) =>
    summary.operations.unseen.includes(name),
  );
  expect(
    unseen,
    'the list with the keys of these GETs has no row of ana: add one in fake-bank/seed, or add the GETs to GETS_WITHOUT_ROWS of this test',
  ).toEqual(GETS_WITHOUT_ROWS);
  expect(summary.operations.onlyErrors).toEqual(['campaigns.receipt']);
  expect(new Set(calls.map((call) => call.split(' ')[0]))).toEqual(new Set(['GET']));
  expect(output).toContain(
    `${SAFE_OPERATIONS.length - GETS_WITHOUT_ROWS.length} of ${operations.length} operations seen`,
  );
  expect(output).not.toContain(token);
});

test('for a customer without accounts, lists the GETs of an account as not called', async () => {
  const { code, output } = await run('mateo');
  expect(code).toBe(0);
  expect(output).toContain('not called: accounts.get, no key in summary.get, accounts of chequing');
});

test('--write also calls changing operations and leaves the ledger unchanged', async () => {
  const { code, summary, output, bank, before } = await run('ana', (host) => [
    '--write',
    host,
    '--confirm',
    host,
  ]);
  expect(withoutClock(summary)).toEqual([]);
  expect(code).toBe(0);
  expect(output).not.toMatch(/was answered|has no/);
  const changing = operations.filter(({ method }) => method !== 'GET').map(({ name }) => name);
  expect(changing.filter((name) => !summary.operations.unseen.includes(name))).toEqual([
    'investmentProducts.setup',
    'investmentProducts.execute',
    'investmentFunds.setup',
    'investmentFunds.execute',
    'investmentFunds.change',
    'transfers.setup',
    'transfers.validate',
    'transfers.execute',
    'transfers.cancel',
    'thirdParties.setup',
    'thirdParties.validate',
    'payments.setup',
    'payments.validate',
    'payments.execute',
    'payments.change',
    'recipients.create',
    'savingPrograms.validate',
    'savingPrograms.create',
    'savingPrograms.edit',
    'savingPrograms.remove',
    'payrollPortability.setup',
    'campaigns.terms',
    'limits.change',
    'signatures.initiate',
  ]);
  expect(await bank.ledger()).toEqual(before);
});

test('a bank that refuses the connection is reported once', async () => {
  const file = join(openFolder(), 'token');
  writeFileSync(file, 'token\n');
  const output: string[] = [];
  const host = `127.0.0.1:${await findFreePort()}`;
  const settings = conformSettings(['--api', `http://${host}`, '--token-file', file]);
  expect(await conform(settings, (text) => output.push(text))).toBe(1);
  expect(output).toEqual([expect.stringContaining(`${host} refused the connection`)]);
});

test('starts a session with a sign-in cookie', async () => {
  const folder = openFolder();
  const bank = await openBank();
  const api = await listen((req, res) => {
    req.headers[sandboxHeaders.bank] = bank.bank.id;
    bank.app(req, res);
  });
  const form = new URLSearchParams({ username: 'mateo', password: 'demo' });
  const signedIn = await fetch(`${api}/login`, { method: 'POST', body: form, redirect: 'manual' });
  const file = join(folder, 'cookie');
  const runWith = async (cookie: string) => {
    writeFileSync(file, cookie);
    const output: string[] = [];
    const settings = conformSettings(['--api', api, '--cookie-file', file]);
    return { code: await conform(settings, (text) => output.push(text)), output: output.join('\n') };
  };
  const [cookie = ''] = signedIn.headers.get('set-cookie')?.split(';') ?? [];
  const { code, output } = await runWith(cookie);
  expect(code).toBe(0);
  expect(output).toContain('session: 2 of 2 sound, 3 in all');
  const unknown = await runWith('cenzontle-session=unknown');
  expect(unknown.code).toBe(1);
  expect(unknown.output).toContain('The cookie starts no session');
});

test.each([
  [[], '--token-file'],
  [['--token-file', 'a', '--cookie-file', 'b'], '--cookie-file'],
  [['--token-file', 'package.json', '--write', 'bank.example'], '--confirm'],
  [['--token-file', 'package.json', '--write', 'bank.example', '--confirm', 'other.example'], '--confirm'],
  [['--token-file', 'package.json', '--write', 'other.example', '--confirm', 'other.example'], '--confirm'],
])('the arguments %j are rejected', (args, problem) => {
  expect(() => conformSettings(['--api', 'https://bank.example', ...args])).toThrow(problem);
});
