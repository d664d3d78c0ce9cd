import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { bankAccount } from './core/ledger/accounts';
import { ledgerTransactions, move, openBankAccounts } from './core/ledger/ledger';
import { sumText } from './core/storage/line';
import { Banks } from './core/tenants/banks';
import { collections, jobHandlers } from './modules';
import { recover } from './recover';
import { SimulatedDisk } from './testing/simulated-disk';

const NOON = Date.parse('2026-09-01T12:00:00-06:00');
const openOn = (disk: SimulatedDisk) =>
  Banks.open({
    collections,
    handlers: jobHandlers,
    *seedBank(tx) {
      yield openBankAccounts(tx);
    },
    systemClock: () => NOON,
    dataDir: '/data',
    disk,
  });

/** Creates a disk with five payments, of which the fourth is damaged. */
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

async function recoverOutput(disk: SimulatedDisk, isWanted: boolean): Promise<string> {
  const lines: string[] = [];
  await recover('/data', isWanted, (line) => lines.push(line), disk);
  return lines.join('\n');
}

const descriptionsIn = async (disk: SimulatedDisk) =>
  (await openOn(disk))
    .get('demo')
    .read.all(ledgerTransactions)
    .map(({ description }) => description);

test('reports what would be dropped and changes nothing without confirmation', async () => {
  const { disk, path } = await damagedDisk();
  const before = disk.bytesOf(path);
  const output = await recoverOutput(disk, false);
  expect(output).toContain(`Bank demo: ${path} is damaged (line`);
  expect(output).toContain('Dropped: 2 commits.');
  expect(output).toContain('2026-09-01T12:00:00');
  expect(output).toContain('Pago 5');
  expect(output).not.toContain('Pago 3');
  expect(output).toContain('start with --recover=yes');
  expect(disk.bytesOf(path)).toBe(before);
  await expect(openOn(disk)).rejects.toThrow(path);
});

test('with confirmation saves the data before the damage and keeps the damaged files', async () => {
  const { disk, path } = await damagedDisk();
  const before = disk.bytesOf(path);
  expect(await recoverOutput(disk, true)).toContain('The damaged files are in /data/demo.damaged-1.');
  const after = disk.cutPower();
  expect(await descriptionsIn(after)).toEqual(['Pago 1', 'Pago 2', 'Pago 3']);
  expect(after.bytesOf('/data/demo.damaged-1/journal-1.jsonl').equals(before)).toBe(true);
  expect(await recoverOutput(after, false)).toBe('Nothing in /data is damaged.');
});

test('saves nothing from a damaged snapshot', async () => {
  const { disk } = await damagedDisk();
  const path = '/data/demo/snapshot.json';
  disk.put(path, Buffer.from(`${disk.bytesOf(path)} `));
  const output = await recoverOutput(disk, true);
  expect(output).toContain('all of this bank would be dropped, and how much that is cannot be known');
  expect(output).toContain('Its journals hold 5 commits');
  expect(await descriptionsIn(disk)).toEqual([]);
});

test('reports missing, empty and truncated files without guessing their size', async () => {
  const { disk, path } = await damagedDisk();
  const whole = Buffer.from(disk.bytesOf(path).toString().replace('Pago 9', 'Pago 4'));
  const cases: [Buffer | null, string, number][] = [
    [null, 'is damaged (it is missing)', 0],
    [Buffer.alloc(0), 'is damaged (it is empty)', 0],
    [whole.subarray(whole.indexOf(10) + 1), 'is damaged (line 1: its beginning is missing', 5],
  ];
  for (const [bytes, problem, dropped] of cases) {
    const damagedCopy = disk.copy();
    if (bytes) damagedCopy.put(path, bytes);
    else damagedCopy.drop(path);
    const output = await recoverOutput(damagedCopy, true);
    expect(output).toContain(`${path} ${problem}`);
    expect(output).toContain(`Dropped: ${dropped} commits.`);
    expect(output).toContain('How many commits there were in what is missing cannot be known.');
    expect(await descriptionsIn(damagedCopy)).toEqual([]);
  }
});

test('reports that there is no bank', async () => {
  expect(await recoverOutput(new SimulatedDisk(), true)).toBe('There is no bank in /data.');
  const lines: string[] = [];
  await recover('/nowhere/at/all', false, (line) => lines.push(line));
  expect(lines).toEqual(['There is no bank in /nowhere/at/all.']);
});

test('reports a folder in place of a file and continues with the other banks', async () => {
  const { disk, path } = await damagedDisk();
  for (const [bank, name] of [
    ['aaa', 'snapshot.json'],
    ['bbb', 'journal-1.jsonl'],
  ]) {
    for (const file of ['snapshot.json', 'journal-1.jsonl'])
      disk.put(`/data/${bank}/${file}`, disk.bytesOf(`/data/demo/${file}`));
    disk.drop(`/data/${bank}/${name}`);
    disk.put(`/data/${bank}/${name}/what`, Buffer.alloc(0));
  }
  const output = await recoverOutput(disk, false);
  expect(output).toContain('/data/aaa/snapshot.json is damaged (a folder stands in its place)');
  expect(output).toContain('/data/bbb/journal-1.jsonl is damaged (a folder stands in its place)');
  expect(output).toContain(`${path} is damaged`);
  expect(await recoverOutput(disk, true)).toContain('/data/bbb.damaged-1');
  expect(await recoverOutput(disk, false)).toBe('Nothing in /data is damaged.');
});

test('leaves data of another version and unreadable data unchanged', async () => {
  const { disk, path } = await damagedDisk();
  const snapshot = disk.bytesOf('/data/demo/snapshot.json').toString();
  const text = snapshot.replace('"version":3', '"version":4').replace(/,"checksum.*/, '');
  disk.put('/data/later/snapshot.json', Buffer.from(`${text},"checksum":"${sumText(crc32(text))}"}`));
  disk.put('/data/unread/snapshot.json', Buffer.from(snapshot));
  disk.failing = ({ does, path: read }) => (does === 'read' && read.includes('unread') ? 'EIO' : undefined);
  const before = disk.paths.filter((one) => !one.includes('demo'));
  const output = await recoverOutput(disk, true);
  expect(output).toContain(
    'Bank later: /data/later/snapshot.json was written by another version of the bank (version 4)',
  );
  expect(output).toContain('Bank unread: /data/unread/snapshot.json cannot be read (EIO');
  expect(output).toContain(`Bank demo: ${path} is damaged`);
  expect(disk.paths.filter((one) => !one.includes('demo'))).toEqual(before);
});

test('an interrupted recovery is finished at the next start', async () => {
  const { disk } = await damagedDisk();
  disk.failing = ({ does, path }) => (does === 'rename' && path.endsWith('.recovered') ? 'EIO' : undefined);
  await expect(recoverOutput(disk, true)).rejects.toThrow('EIO');
  expect(disk.paths).not.toContain('/data/demo/snapshot.json');
  expect(await descriptionsIn(disk.cutPower({ names: 99 }))).toEqual(['Pago 1', 'Pago 2', 'Pago 3']);
});
