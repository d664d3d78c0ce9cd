/** An error also names the row that disagrees with the reported row: a tester may have edited either. */
import { expect, test } from 'vitest';
import { errorOfEdited, put, type Records, type Row, rowOf } from './import.test-support';

const numberOf = (records: Records, list: string, matches: (row: Row) => boolean): number =>
  (records[list]?.findIndex(matches) ?? -1) + 1;

const postsTo = (account: string) => (row: Row) =>
  JSON.stringify(row.postings ?? '').includes(`"${account}"`);

test('a missing movement is reported with the rows before and after it', async () => {
  let before = 0;
  const error = await errorOfEdited((records) => {
    const ownMovements = records.transactions?.filter(postsTo('ana-nomina')) ?? [];
    before = numberOf(records, 'transactions', (row) => row === ownMovements[1]);
    records.transactions = records.transactions?.filter((row) => row !== ownMovements[2]) ?? [];
  });
  expect(error).toMatch(/^Row \d+ of "transactions" is not valid: "postings\.\d\.balance": /);
  expect(error).toContain(`Compare row ${before} of "transactions".`);
});

test('a wrong balance is reported with the last movement of the account', async () => {
  let last = 0;
  const error = await errorOfEdited((records) => {
    put('balances', 'balance', 1, ({ account }) => account === 'ana-ahorro')(records);
    last = (records.transactions?.findLastIndex(postsTo('ana-ahorro')) ?? -1) + 1;
  });
  expect(error).toMatch(/^Row \d+ of "balances" is not valid: "balance": the postings add up to /);
  expect(error).toContain(`Compare row ${last} of "transactions".`);
});

test('a reference to another customer’s account is reported with the row of the account', async () => {
  let editedRow = 0;
  const error = await errorOfEdited((records) => {
    rowOf(records, 'accounts', ({ key }) => key === 'ana-ahorro').customer = '40010002';
    editedRow = numberOf(records, 'accounts', ({ key }) => key === 'ana-ahorro');
  });
  expect(error).toMatch(/names ana-ahorro, which is another customer's\. /);
  expect(error).toContain(`Compare row ${editedRow} of "accounts".`);
});

test('a job at a wrong time is reported with the row that waits for it', async () => {
  let editedRow = 0;
  const isScheduled = ({ status, thirdParty }: Row) => status === 'SCHEDULED' && thirdParty === undefined;
  const error = await errorOfEdited((records) => {
    rowOf(records, 'transfers', isScheduled).effectiveDate = '2027-01-04';
    editedRow = numberOf(records, 'transfers', (row) => row.effectiveDate === '2027-01-04');
  });
  expect(error).toMatch(/^Row \d+ of "due-work" is not valid: "at": .* is not due when its row says\. /);
  expect(error).toContain(`Compare row ${editedRow} of "transfers".`);
});
