/** Replaces every field of every list of an export by odd values. */
import { beforeAll, expect, test } from 'vitest';
import { DomainError } from '#bank/core/errors/domain-error';
import { exportVersion } from '#bank/core/tenants/banks';
import { collections } from '#bank/modules';
import type { BankUnderTest, Client } from '#bank/testing/bank-under-test';
import { isFullRun } from '#bank/testing/full-run';
import { branchesOf, leavesOf, withField } from '#bank/testing/leaves';
import {
  exportOf,
  openUsedBank,
  type Records,
  type Row,
  rejectionOf,
  snapshotFor,
  stateOf,
} from './import.test-support';

const LONG = 'x'.repeat(10_000);
/** Half of a surrogate pair. */
const LONE = '\ud800';

const ODD: readonly unknown[] = [
  null,
  true,
  '',
  'hoy',
  'NaN',
  '2026-00',
  '2026-02-30',
  '__proto__',
  LONG,
  LONE,
  -1,
  0,
  1.5,
  1e18,
  [],
  { a: { b: 1 } },
];

/** A field in the last row that contains it; `name` is its path without array indexes. */
type Field = { list: string; row: Row; path: readonly string[]; name: string; value: unknown };

const valueAt = (row: unknown, path: readonly string[]): unknown =>
  path.reduce((value, name) => Object(value)[name], row);

function fieldsOf(list: string, rows: readonly Row[]): Field[] {
  const fieldsByName = new Map<string, Field>();
  for (const row of rows) {
    const paths = [...leavesOf(row).map(({ path }) => path), ...branchesOf(row)];
    for (const path of paths.filter(({ length }) => length > 0)) {
      const name = path.filter((part) => !/^\d+$/.test(part)).join('.');
      fieldsByName.set(name, { list, row, path, name, value: valueAt(row, path) });
    }
  }
  return [...fieldsByName.values()];
}

const shortText = (value: unknown): string => JSON.stringify(value).slice(0, 20);

let bank: BankUnderTest;
let ana: Client;
let records: Records;
let fields: readonly Field[];
let errors: ReadonlyMap<Field, readonly (string | undefined)[]>;

beforeAll(async () => {
  bank = await openUsedBank();
  ana = await bank.signIn('ana');
  ({ records } = exportOf(bank));
  fields = Object.entries(records).flatMap(([list, rows]) => fieldsOf(list, rows));
  errors = new Map(fields.map((field) => [field, errorsOf(field)]));
});

/** Returns the error for each odd value in the field; undefined where the row is accepted. */
function errorsOf({ list, row, path }: Field): (string | undefined)[] {
  let snapshot = snapshotFor(bank.systemClock.read);
  return ODD.map((value) => {
    try {
      snapshot.take(list, withField(row, path, value));
      snapshot = snapshotFor(bank.systemClock.read);
      return undefined;
    } catch (error) {
      if (error instanceof DomainError) return error.description;
      throw error;
    }
  });
}

const acceptedIn = (field: Field): unknown[] =>
  ODD.filter((_, index) => errors.get(field)?.[index] === undefined);

test('errors name the list, the row and the field', () => {
  const misleadingErrors = fields.flatMap((field) =>
    ODD.flatMap((value, index) => {
      const rejection = errors.get(field)?.[index];
      if (rejection === undefined) return [];
      const match = /^Row 1 of "([^"]+)" is not valid: "([^"]+)": ./.exec(rejection);
      const [reportedPath, expectedPath] = [match?.[2] ?? '', field.path.join('.')];
      return match?.[1] === field.list &&
        (reportedPath.startsWith(expectedPath) || expectedPath.startsWith(reportedPath))
        ? []
        : [`${field.list} ${expectedPath} ${shortText(value)}: ${rejection}`];
    }),
  );
  expect(misleadingErrors).toEqual([]);
});

/** Values of form fields are free text, and a shifted clock stores a difference. */
const isExempt = ({ list, name }: Field): boolean =>
  list === 'clock' || /(^|\.)(values|fields)\.value$/.test(name);

test.each<[what: string, isOfKind: (value: unknown) => boolean]>([
  ['days', (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)],
  ['months', (value) => typeof value === 'string' && /^\d{4}-\d{2}$/.test(value)],
  ['instants', (value) => typeof value === 'number' && value > 1e12],
])('%s are limited to the supported years in every list', (_, isOfKind) => {
  const matchingFields = fields.filter((field) => isOfKind(field.value) && !isExempt(field));
  expect(matchingFields.length).toBeGreaterThan(0);
  const acceptedByField = matchingFields.map((field) => [
    field.list,
    field.name,
    acceptedIn(field).filter((value) => value !== null),
  ]);
  expect(acceptedByField.filter(([, , accepted]) => accepted?.length)).toEqual([]);
});

test('numeric fields reject 1e18', () => {
  const numbers = fields.filter(({ value }) => typeof value === 'number');
  const unlimitedFields = numbers.filter((field) => acceptedIn(field).includes(1e18));
  expect(unlimitedFields.map(({ list, name }) => `${list}.${name}`)).toEqual([]);
});

/** Fields that a customer may leave empty, or that the bank leaves empty. */
const MAY_BE_EMPTY =
  /^(operations\.(call\.(query|visit)|done\.made)|transfers\.thirdParty\.reference|saving-programs\.name)$|\.(message|values\.value|fields\.value)$/;
/** Fields with URLs, queries and bodies of requests, which may be long. */
const MAY_BE_LONG =
  /^operations\.(kind|validated|reviewed|call\.(url|query)|done\.body)$|^signatures\.(body|call)$/;

test('texts are limited, printable and not empty', () => {
  const texts = fields.filter(({ value }) => typeof value === 'string');
  const fieldsAccepting = (odd: string, mayBe?: RegExp) =>
    texts
      .filter((field) => acceptedIn(field).includes(odd))
      .map(({ list, name }) => `${list}.${name}`)
      .filter((name) => !mayBe?.test(name));
  expect(fieldsAccepting(LONE)).toEqual([]);
  expect(fieldsAccepting(LONG, MAY_BE_LONG)).toEqual([]);
  expect(fieldsAccepting('', MAY_BE_EMPTY)).toEqual([]);
});

/** Requests that read all of Ana's data. */
const READS = [
  '/api/user',
  '/api/summary/v2/summary',
  '/api/customers/v2/customers/me/preferences',
  '/api/accounts/v2/accounts/ana-nomina',
  '/api/accounts/v2/accounts/ana-nomina/transactions',
  '/api/credit/v3/credit/credit-accounts/ana-tarjeta',
  '/api/credit/v3/credit/credit-accounts/ana-tarjeta/transactions',
  '/api/loans/v2/loans/personal-loans/ana-prestamo',
  '/api/investment-funds/v2/investment-funds/ana-fondo',
  '/api/investment-funds-trade/v2/investment-funds/transactions',
  '/api/investment-products/v1/investment-products/portfolios/ana-valores',
  '/api/investment-products/v1/investment-products/portfolios/ana-valores/investments',
  '/api/investment-products-trade/v1/investment-products/portfolios/investments',
  '/api/transfers/v1/transfers',
  '/api/third-parties-recipients/v1/transfers/third-parties/recipients',
  '/api/payees/v1/payees',
  '/api/bill-payments/v1/bill-payments/payments',
  '/api/preauthorized-payments/v1/preauthorized-payments',
  '/api/saving-programs/v1/saving-programs',
  '/api/payroll-portability/payroll/portability',
  '/api/campaigns-cross-sales/v1/campagins/cross-sales',
  '/api/customer-limits/v1/customers/me/limits',
  '/api/activity-log/v1/customers/me/activities',
  '/api/statements/v1/statements?statement_type=ACCOUNT',
  '/api/statements/v1/statements?statement_type=FISCAL',
];

/** Receipt paths by list. */
const receipts: Readonly<Record<string, (key: string) => string>> = {
  'transfers': (key) => `/api/transfers/v1/transfers/${key}/receipt`,
  'payments': (key) => `/api/bill-payments/v1/bill-payments/${key}/receipt`,
  'saving-programs': (key) => `/api/saving-programs/v1/saving-programs/${key}/receipt`,
  'fund-operations': (key) => `/api/investment-funds-trade/v2/investment-funds/${key}/receipt`,
  'portability-requests': (key) => `/api/payroll-portability/payroll/portability/${key}/receipt`,
  'direct-debits': (key) => `/api/preauthorized-payments/v1/preauthorized-payments/${key}/receipt`,
};

/** Imports the export with one changed value; returns the error if rejected. */
const importWith = ({ list, row, path }: Field, value: unknown): Promise<string | undefined> =>
  rejectionOf(async () => {
    const rows = records[list]?.map((one) => (one === row ? { ...withField(one, path, value) } : one)) ?? [];
    const snapshot = { version: exportVersion(collections), records: { ...records, [list]: rows } };
    bank.bank.store.replace(await stateOf(snapshot, bank.systemClock.read));
  });

/** Returns the reads that crash, and the clock if it cannot move. */
async function failuresOf({ list, row }: Field): Promise<string[]> {
  const failedReads: string[] = [];
  const receipt = receipts[list]?.(encodeURIComponent(String(row.key)));
  for (const path of receipt ? [...READS, receipt] : READS) {
    const { status } = await ana.get(path);
    if (status >= 500) failedReads.push(`${path} ${status}`);
  }
  const { status } = await bank.send('post', '/__bank/clock/advance', { duration: 'P1M' });
  return status === 200 ? failedReads : [...failedReads, `clock ${status}`];
}

test('all reads work in the unchanged bank', async () => {
  for (const path of READS) expect([path, (await ana.get(path)).status]).toEqual([path, 200]);
});

/** Approximate number of accepted values that an ordinary run imports, spread over all lists. */
const SAMPLE = 10;

test('with an accepted value all reads work and the clock advances, or the import is rejected', async () => {
  const acceptedValues = fields.flatMap((field) => acceptedIn(field).map((value) => ({ field, value })));
  const every = isFullRun ? 1 : Math.ceil(acceptedValues.length / SAMPLE);
  const contradictions: string[] = [];
  for (const { field, value } of acceptedValues.filter((_, index) => index % every === 0)) {
    const rejection = await importWith(field, value);
    const isNamed = /^Row \S+ of "[a-z-]+" is not valid: "[^"]+": ./.test(rejection ?? '');
    const failures = rejection === undefined ? await failuresOf(field) : isNamed || [rejection];
    if (Array.isArray(failures) && failures.length > 0)
      contradictions.push(
        `${field.list} ${field.path.join('.')} ${shortText(value)}: ${failures.join(', ')}`,
      );
  }
  expect(contradictions).toEqual([]);
}, 3_600_000);
