import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sandbox } from 'cenzontle/sandbox';
import { startBank } from 'cenzontle/start';

let server;
before(async () => {
  server = await startBank({ client: false });
});
after(() => server.stop());

test('advancing the clock runs the due jobs', () =>
  sandbox(server.url).withBank(
    async (bank) => {
      const { fired } = await bank.clock.advance('P1M');
      assert.equal(await bank.clock.now(), '2026-12-23T09:30:00-06:00');
      assert.ok(fired.length > 0);
    },
    { now: 'monday-morning' },
  ));

test('restores a snapshot', () =>
  sandbox(server.url).withBank(async (bank) => {
    const snapshot = await bank.snapshot('before');
    await bank.clock.advanceTo('next-bank-day');
    assert.ok((await snapshot.compare()).count > 0);
    await snapshot.restore();
    assert.equal((await snapshot.compare()).count, 0);
  }));

test('reports a fault that no call met', () =>
  sandbox(server.url).withBank(async (bank) => {
    await bank.fault.lostAnswer().on('transfers.execute');
    await assert.rejects(bank.assertFaultsHit(), /never hit/);
  }));

test('explains why the bank rejects a call', async () => {
  await assert.rejects(sandbox(server.url).open('none').ledger.count(), /404/);
});
