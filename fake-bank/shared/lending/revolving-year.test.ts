import { describe, expect, test } from 'vitest';
import { card, line, type RevolvingYear } from '#bank/testing/credit-years/revolving';
import { addDays } from '#contract/domain/dates';
import type { Entry } from './history';
import { periodEnding } from './period';
import { interestOf } from './revolving-interest';
import { statementOf } from './statement';

function historyUntil({ terms, movements, statements }: RevolvingYear, date: string) {
  const entries: Entry[] = [];
  const add = (entry: Omit<Entry, 'balance'>) =>
    entries.push({ ...entry, balance: (entries.at(-1)?.balance ?? 0) + entry.amount });
  let next = 0;
  const moveUntil = (last: string) => {
    for (let move = movements[next]; move && move[0] <= last; move = movements[next]) {
      add({ date: move[0], amount: move[1] });
      next += 1;
    }
  };
  for (const [cutOff] of statements) {
    if (cutOff > date) break;
    moveUntil(cutOff);
    const { interest, vat } = interestOf(terms, { before: 0, entries }, periodEnding(cutOff));
    if (interest > 0) add({ date: cutOff, amount: -interest, charge: 'interest' });
    if (vat > 0) add({ date: cutOff, amount: -vat, charge: 'vat' });
  }
  moveUntil(date);
  return { before: 0, entries };
}

describe.each(Object.entries({ card, line }))('a year of a %s', (_, year) => {
  test.each(year.statements)(
    'the statement of %s has the computed amounts',
    (cutOff, balance, interest, vat, minimum, overdue, dueDate) => {
      const { paid, ...statement } = statementOf(year.terms, historyUntil(year, cutOff), addDays(cutOff, 1));
      expect(paid).toBe(0);
      expect(statement).toMatchObject({ cutOff, balance, interest, vat, minimum, overdue, dueDate });
      expect(statement.toAvoidInterest).toBe(balance);
    },
  );

  test.each(year.days)('has the computed amounts on %s', (date, owed, minimum, overdue, toAvoidInterest) => {
    const history = historyUntil(year, date);
    expect(-(history.entries.at(-1)?.balance ?? 0) + 0).toBe(owed);
    const statement = statementOf(year.terms, history, date);
    expect([statement.minimum, statement.overdue, statement.toAvoidInterest ?? null]).toEqual([
      minimum,
      overdue,
      toAvoidInterest,
    ]);
  });
});
