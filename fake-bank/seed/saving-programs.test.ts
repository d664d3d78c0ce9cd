import { expect, test } from 'vitest';
import { ledgerTransactions } from '../core/ledger/ledger';
import { programs } from '../modules/saving-programs/program';
import { openYearBank } from '../testing/bank-under-test';
import { isFullRun } from '../testing/full-run';
import { SAVING_FOR } from './saving-programs';

// The program runs on the first of these days.
const sampleDays = ['2026-12-05', '2026-12-06'];
const otherDays = ['2026-11-23', '2027-01-04', '2028-02-29', '2026-05-31'];

test.each([...sampleDays, ...(isFullRun ? otherDays : [])])(
  'on %s the savings of Ana equal her movements and continue',
  async (day) => {
    const bankUnderTest = await openYearBank(`${day}T00:00:30-06:00`);
    const { read } = bankUnderTest.bank;
    const program = () => read.get(programs, 'ana-ahorra-viaje');
    const savingPostings = () =>
      read
        .list(ledgerTransactions, 'byAccount', 'ana-ahorro')
        .filter(({ description }) => description === SAVING_FOR)
        .flatMap(({ postings }) => postings.filter(({ account }) => account === 'ana-ahorro'));
    const sum = () => savingPostings().reduce((all, { amount }) => all + amount, 0);
    expect(program()?.saved).toBe(sum());
    expect(savingPostings().length).toBeGreaterThanOrEqual(6);
    const before = savingPostings().length;
    await bankUnderTest.advance('P31D');
    expect(savingPostings()).toHaveLength(before + 1);
    expect(program()).toMatchObject({ saved: sum(), status: 'ACTIVE' });
    expect(await bankUnderTest.ledger()).toMatchObject({ balanced: true, problems: [] });
  },
);
