import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MerchantData } from '#bank/shared/merchants/merchant';
import { merchants } from '#bank/shared/merchants/merchants';
import { moments } from '#contract/domain/moments';
import { sandbox } from './sandbox';
import { type RunningBank, startBank } from './start';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const README = read('./README.md');

let server: RunningBank;
beforeAll(async () => {
  server = await startBank({ client: false });
});
afterAll(() => server.stop());

/** Returns the calls of an object and of the objects in it, such as `bank.clock.advance`. */
function callsOf(path: string, value: object): string[] {
  const owner = Object.getPrototypeOf(value);
  const names = [
    ...Object.keys(value),
    ...(owner === Object.prototype ? [] : Object.getOwnPropertyNames(owner)),
  ];
  return names.flatMap((name) => {
    const member: unknown = Reflect.get(value, name);
    if (name === 'constructor' || name === 'api') return [];
    if (typeof member === 'function') return [`${path}.${name}`];
    return typeof member === 'object' && member !== null && name !== 'headers'
      ? callsOf(`${path}.${name}`, member)
      : [];
  });
}

test('the table of calls lists each public function exactly once', async () => {
  const tools = sandbox(server.url);
  const bank = await tools.bank();
  const calls = [
    ...callsOf('sandbox(url)', tools),
    ...callsOf('bank', bank),
    ...callsOf('snapshot', await bank.snapshot()),
    ...callsOf('fault', await bank.fault.hang().on('summary.get')),
    ...callsOf('ana', await bank.customer('ana')),
  ];
  const cells = README.split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|')[1] ?? '');
  const documentedCalls = cells.flatMap((cell) =>
    [...cell.matchAll(/`((?:sandbox\(url\)|bank|snapshot|fault|ana)\.[\w.]+)\(/g)].map(
      ([, call = '']) => call,
    ),
  );
  expect(documentedCalls.toSorted()).toEqual(calls.toSorted());
});

test('the README and SANDBOX.md name each moment', () => {
  for (const [moment, instant] of Object.entries(moments)) {
    expect(README).toMatch(new RegExp(`\\| \`${moment}\` +\\| \`${instant}\``));
    expect(read('../SANDBOX.md')).toContain(`\`${moment}\``);
  }
});

test('VALUES.md has the key of each company that a new customer can have as payee', () => {
  const [, table = ''] = read('../VALUES.md').split('| companies of `payees[]`');
  const [rows = '', others = ''] = table.split('\n\n');
  const keys = [...rows.matchAll(/`([a-z-]+)`/g)].map(([, key]) => key);
  const isSimple = ({ fields }: MerchantData) => fields.slice(1).every(({ type }) => type !== 'variable');
  const simple = merchants.filter(isSimple);
  expect(keys.toSorted()).toEqual(simple.map(({ merchantKey }) => merchantKey).toSorted());
  for (const merchant of merchants.filter((each) => !isSimple(each)))
    expect(others).toContain(`\`${merchant.merchantKey}\``);
});
