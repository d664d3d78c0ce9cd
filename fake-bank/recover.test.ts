import { expect, test } from 'vitest';
import { Banks } from './ground/bank/banks';
import { bankAccount } from './ground/ledger/accounts';
import { ledgerTransactions, move, openBankAccounts } from './ground/ledger/ledger';
import { collections, dueHandlers } from './nouns';
import { recover } from './recover';
import { SimulatedDisk } from './testing/simulated-disk';

const NOON = Date.parse('2026-09-01T12:00:00-06:00');
const openOn = (disk: SimulatedDisk) =>
  Banks.open({
    collections,
    handlers: dueHandlers,
    *seedBank(tx) {
      yield openBankAccounts(tx);
    },
    wall: () => NOON,
    dataDir: '/data',
    disk,
  });

/** Five payments in the journal of demo, the fourth of which is damaged. */
async function damagedDisk() {
  const disk = new SimulatedDisk();
  const bank = (await openOn(disk)).get('demo');
  const [from, to] = [bankAccount('cash'), bankAccount('services')];
  for (let amount = 1; amount <= 5; amount += 1) {
    await bank.commit((tx) =>
      move(tx, { at: NOON, description: `Pago ${amount}`, category: 'home', from, to, amount }),
    );
  }
  const path = '/data/demo/journal-1.jsonl';
  disk.put(path, Buffer.from(disk.bytesOf(path).toString().replace('Pago 4', 'Pago 9')));
  return { disk, path };
}

async function saidBy(disk: SimulatedDisk, isWanted: boolean): Promise<string> {
  const said: string[] = [];
  await recover('/data', isWanted, (line) => said.push(line), disk);
  return said.join('\n');
}

const shown = async (disk: SimulatedDisk) =>
  (await openOn(disk))
    .get('demo')
    .read.all(ledgerTransactions)
    .map(({ description }) => description);

test('it says what would be dropped, from when on, and changes nothing before it is told to', async () => {
  const { disk, path } = await damagedDisk();
  const before = disk.bytesOf(path);
  const said = await saidBy(disk, false);
  expect(said).toContain(`Bank demo: ${path} is damaged (line`);
  expect(said).toContain('Dropped: 2 commits.');
  expect(said).toContain('2026-09-01T12:00:00');
  expect(said).toContain('Pago 5');
  expect(said).not.toContain('Pago 3');
  expect(said).toContain('npm start -- --recover=yes');
  expect(disk.bytesOf(path)).toBe(before);
  await expect(openOn(disk)).rejects.toThrow(path);
});

test('told to, it saves what stands before the damage, and keeps the damaged files', async () => {
  const { disk, path } = await damagedDisk();
  const before = disk.bytesOf(path);
  expect(await saidBy(disk, true)).toContain('The damaged files are in /data/demo.damaged-1.');
  const after = disk.cutPower();
  expect(await shown(after)).toEqual(['Pago 1', 'Pago 2', 'Pago 3']);
  expect(after.bytesOf('/data/demo.damaged-1/journal-1.jsonl').equals(before)).toBe(true);
  expect(await saidBy(after, false)).toBe('Nothing in /data is damaged.');
});

test('of a damaged snapshot nothing can be saved', async () => {
  const { disk } = await damagedDisk();
  const path = '/data/demo/snapshot.json';
  disk.put(path, Buffer.from(`${disk.bytesOf(path)} `));
  expect(await saidBy(disk, true)).toContain('all of this bank would be dropped');
  expect(await shown(disk)).toEqual([]);
});
