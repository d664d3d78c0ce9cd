import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Bank, sandbox } from './sandbox';
import { type RunningBank, startBank } from './start';

let server: RunningBank;
beforeAll(async () => {
  server = await startBank({ client: false });
});
afterAll(() => server.stop());

const open = () => sandbox(server.url).bank({ now: 'monday-morning' });

const hit = async (bank: Bank) => {
  const { api } = await bank.customer('ana');
  expect((await api.summary.get()).status).toBe(500);
};

type ReplacedBank = { bank: Bank; fault: { remove: () => Promise<void> }; replace: () => Promise<unknown> };

describe.each<[string, () => Promise<ReplacedBank>]>([
  [
    'a reset',
    async () => {
      const bank = await open();
      const fault = await bank.fault.status(500).on('summary.get');
      return { bank, fault, replace: bank.reset };
    },
  ],
  [
    'a restore of a snapshot that lacks the fault',
    async () => {
      const bank = await open();
      const { restore } = await bank.snapshot();
      const fault = await bank.fault.status(500).on('summary.get');
      return { bank, fault, replace: restore };
    },
  ],
])('a fault set before %s', (_, arrange) => {
  test('is reported if it never hit', async () => {
    const { bank, replace } = await arrange();
    await replace();
    await expect(bank.assertFaultsHit()).rejects.toThrow(
      /^These faults never hit: .*"operation":"summary.get"/,
    );
  });

  test('is not reported if it hit', async () => {
    const { bank, replace } = await arrange();
    await hit(bank);
    await replace();
    await bank.assertFaultsHit();
  });

  test('is not reported if it was withdrawn', async () => {
    const { bank, fault, replace } = await arrange();
    await fault.remove();
    await replace();
    await bank.assertFaultsHit();
  });

  test('does not count as hit when a later fault with the same condition is hit', async () => {
    const { bank, replace } = await arrange();
    await replace();
    await bank.fault.status(500).on('summary.get');
    await hit(bank);
    await expect(bank.assertFaultsHit()).rejects.toThrow('These faults never hit');
  });
});

describe('a fault that a restored snapshot contains', () => {
  async function restored(prepare: (bank: Bank) => Promise<void>) {
    const bank = await open();
    await bank.fault.status(500).on('summary.get');
    const { restore } = await bank.snapshot();
    await prepare(bank);
    await restore();
    return bank;
  }

  test('is not reported if it hit before', async () => {
    const bank = await restored(hit);
    await bank.assertFaultsHit();
  });

  test('is reported until it hits', async () => {
    const bank = await restored(async () => {});
    await expect(bank.assertFaultsHit()).rejects.toThrow('These faults never hit');
    await hit(bank);
    await bank.assertFaultsHit();
  });
});

test('clearFaults withdraws all faults, also faults without an operation', async () => {
  const bank = await open();
  bank.fault.lostAnswer();
  await bank.fault.status(500).on('summary.get');
  await bank.clearFaults();
  await bank.assertFaultsHit();
  await bank.dispose();
});
