import { describe, expect, it } from 'vitest';
import { type BankDate, bankDate } from '#contract/domain/dates';
import { addMonths, lastOnDay } from '../core/calendar/months';
import { ledgerAccounts } from '../core/ledger/accounts';
import { Reader, State } from '../core/storage/collection';
import { Transaction } from '../core/storage/transaction';
import { runSync } from '../core/tasks/task';
import { type Entry, historySince } from '../shared/lending/history';
import { periodEnding } from '../shared/lending/period';
import { interestOf } from '../shared/lending/revolving-interest';
import { isRevolving } from '../shared/lending/views';
import { isFullRun } from '../testing/full-run';
import { seedBank } from './seed';

const sumOfCharges = (entries: readonly Entry[], date: BankDate, charge: Entry['charge']): number =>
  entries.reduce(
    (sum, entry) => (entry.date === date && entry.charge === charge ? sum - entry.amount : sum),
    0,
  );

const sampleDays = ['2026-11-13', '2024-02-29', '2028-03-04'];
const otherDays = ['2026-11-21', '2026-11-23', '2026-12-08', '2022-07-01', '2030-10-01'];

describe.each([...sampleDays, ...(isFullRun ? otherDays : [])])('on %s', (today) => {
  const state = new State();
  runSync(seedBank(new Transaction(state), today));
  const bank = new Reader(state);
  const cards = bank
    .all(ledgerAccounts)
    .flatMap((account) => (account.kind === 'customer' && isRevolving(account) ? [account] : []));

  it.each(cards.map((card) => [card.key, card] as const))(
    'the interest of %s follows the rule in each month',
    (_, card) => {
      const { entries } = historySince(bank, card, '2000-01-01');
      const openingDate = entries[0]?.date ?? bankDate(0);
      let months = 0;
      let cutOff = lastOnDay(card.terms.cutOffDay, today);
      if (cutOff === today) cutOff = addMonths(cutOff, -1);
      for (; periodEnding(cutOff).start > openingDate; cutOff = addMonths(cutOff, -1)) {
        const period = periodEnding(cutOff);
        const expected = interestOf(card.terms, historySince(bank, card, period.start), period);
        expect({
          interest: sumOfCharges(entries, cutOff, 'interest'),
          vat: sumOfCharges(entries, cutOff, 'vat'),
        }).toEqual(expected);
        months += 1;
      }
      expect(months).toBeGreaterThanOrEqual(10);
    },
  );
});
