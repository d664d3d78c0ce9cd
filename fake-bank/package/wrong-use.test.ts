import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterAll, beforeAll, describe, expect, expectTypeOf, onTestFinished, test, vi } from 'vitest';
import { finishBank } from './playwright';
import { type Bank, type CallFilter, sandbox } from './sandbox';
import { type RunningBank, startBank } from './start';

let server: RunningBank;
beforeAll(async () => {
  server = await startBank({ client: false });
});
afterAll(() => server.stop());

const openMondayBank = () => sandbox(server.url).bank({ now: 'monday-morning' });

async function serve(listener: RequestListener): Promise<string> {
  const other = createServer(listener).listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const address = other.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

describe('the address', () => {
  const html: RequestListener = (_req, res) =>
    void res.setHeader('content-type', 'text/html').end('<h1>Hi</h1>');
  const missing: RequestListener = (_req, res) =>
    void res.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"Not found"}');

  test.each([
    ['HTML', html],
    ['a 404', missing],
  ])('of another server, which answers %s, is rejected with that address', async (_, listener) => {
    const url = await serve(listener);
    const message = `The server at ${url} is no fake bank. Pass the address of a running bank`;
    await expect(sandbox(url).bank()).rejects.toThrow(message);
    await expect(sandbox(url).open('mia').clock.now()).rejects.toThrow(message);
    await expect(sandbox(url).open('mia').events()).rejects.toThrow(message);
  });

  test('with https is rejected with a hint to use http', async () => {
    const url = server.url.replace('http:', 'https:');
    await expect(sandbox(url).bank()).rejects.toThrow(`No bank answers at ${url}. A bank speaks http`);
  });

  test('with a port that fetch blocks is rejected with that reason', async () => {
    const message = 'No bank answers at http://127.0.0.1:1. fetch makes no calls to this port';
    await expect(sandbox('http://127.0.0.1:1').bank()).rejects.toThrow(message);
  });
});

test('an invalid Date is an error', async () => {
  await expect(sandbox(server.url).bank({ now: new Date('x') })).rejects.toThrow(
    'The Date is invalid. Write',
  );
});

test('an unknown customer is rejected with a list of the known customers', async () => {
  const bank = await openMondayBank();
  await expect(bank.customer('anna')).rejects.toThrow(
    /no customer "anna"\. It has ana, carmen, .*valeria\.$/,
  );
});

test('the type of a call filter allows only operations of the contract', () => {
  expectTypeOf<'transfers.execute'>().toExtend<NonNullable<CallFilter['operation']>>();
  expectTypeOf<'transfers.exceute'>().not.toExtend<CallFilter['operation']>();
});

test('reading headers after dispose is an error', async () => {
  const bank = await openMondayBank();
  const ana = await bank.customer('ana');
  await bank.dispose();
  const message = `The bank ${bank.id} was deleted by dispose()`;
  expect(() => ana.headers()).toThrow(message);
  expect(() => bank.headers).toThrow(message);
});

describe('a bank that another client deleted', () => {
  const testInfo = (status: 'passed' | 'failed') => ({
    status,
    expectedStatus: 'passed' as const,
    attach: vi.fn(),
    outputPath: (name = '') => name,
  });

  async function openDeletedBank(): Promise<Bank> {
    const bank = await openMondayBank();
    await bank.fault.hang().on('summary.get');
    await sandbox(server.url).open(bank.id).dispose();
    return bank;
  }

  test('is disposed without an error; other calls return 404', async () => {
    const bank = await openDeletedBank();
    await expect(bank.clock.now()).rejects.toMatchObject({ status: 404, code: 'CZ_BANK_NOT_FOUND' });
    await bank.assertFaultsHit();
    await bank.dispose();
    await bank.dispose();
  });

  test.each(['passed', 'failed'] as const)(
    'causes no error at the end of a Playwright test that %s',
    async (status) => {
      const info = testInfo(status);
      await finishBank(await openDeletedBank(), info, false);
      expect(info.attach).not.toHaveBeenCalled();
    },
  );
});
