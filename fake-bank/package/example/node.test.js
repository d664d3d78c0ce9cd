import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sandbox } from 'cenzontle/sandbox';
import { startBank } from 'cenzontle/start';

let server;
before(async () => {
  server = await startBank({ client: false });
});
after(() => server.stop());

test('the clock runs what falls due on the way', () =>
  sandbox(server.url).withBank(
    async (bank) => {
      const { fired } = await bank.clock.advance('P1M');
      assert.equal(await bank.clock.now(), '2026-12-23T09:30:00-06:00');
      assert.ok(fired.length > 0);
    },
    { now: 'monday-morning' },
  ));

test('a snapshot goes back', () =>
  sandbox(server.url).withBank(async (bank) => {
    const snapshot = await bank.snapshot('before');
    await bank.clock.advanceTo('next-bank-day');
    assert.ok((await snapshot.compare()).count > 0);
    await snapshot.restore();
    assert.equal((await snapshot.compare()).count, 0);
  }));

test('a fault that no call met is found', () =>
  sandbox(server.url).withBank(async (bank) => {
    await bank.fault.lostAnswer().on('transfers.execute');
    await assert.rejects(bank.assertFaultsHit(), /never hit/);
  }));

test('a bank says why it rejects a call', async () => {
  await assert.rejects(sandbox(server.url).open('none').ledger.count(), /404/);
});
