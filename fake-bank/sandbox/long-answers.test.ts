import { expect, test, vi } from 'vitest';
import { LedgerView } from '#contract/domain/ledger-view';
import { ROWS_AT_ONCE } from '../core/http/json-document';
import { ledgerTransactions } from '../core/ledger/ledger';
import { SLICE_MS } from '../core/tasks/task';
import { exportVersion } from '../core/tenants/banks';
import { collections } from '../modules';
import { openBank } from '../testing/bank-under-test';
import { countSlices } from '../testing/count-slices';
import { ledgerView } from './ledger-view';

// Reads whole banks repeatedly, which is slow on a busy machine; durations are not measured.
vi.setConfig({ testTimeout: 90_000 });

test('the ledger is validated and serialized in slices', async () => {
  const bank = await openBank();
  const count = bank.bank.read.all(ledgerTransactions).length;
  const { answer, ticks } = await countSlices(bank, 'get', '/__bank/ledger');
  // Validation and display run row by row, contract checks and writing in batches.
  const steps = 2 * count + (2 * count) / ROWS_AT_ONCE;
  expect(ticks).toBeGreaterThan(steps / SLICE_MS - 1);
  expect(answer.text === JSON.stringify(LedgerView.parse(ledgerView(bank.bank.read, {})))).toBe(true);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
});

test('a bank is exported in slices', async () => {
  const bank = await openBank();
  const records = bank.bank.store.dump();
  const rows = Object.values(records).reduce((sum, { length }) => sum + length, 0);
  const { answer, ticks } = await countSlices(bank, 'get', `/__bank/banks/${bank.bank.id}/export`);
  expect(ticks).toBeGreaterThan((2 * rows) / ROWS_AT_ONCE / SLICE_MS - 1);
  expect(answer.text === JSON.stringify({ version: exportVersion(collections), records })).toBe(true);
});

test('a clock with many jobs advances and reports them in slices', async () => {
  const bank = await openBank();
  const { answer, ticks } = await countSlices(bank, 'post', '/__bank/clock/advance', {
    body: { duration: 'P1Y' },
  });
  const fired: number = answer.body.fired.length;
  expect(fired).toBeGreaterThan(500);
  // Dry run, execution and display each run job by job.
  expect(ticks).toBeGreaterThan((3 * fired) / SLICE_MS - 1);
});
