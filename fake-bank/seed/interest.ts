/** What cards and lines were charged in the past year, by the rule that charges them from today on. */
import { type BankDate, bankDate } from '#contract/shared/dates';
import { addMonths } from '../ground/calendar/months';
import type { RevolvingTerms } from '../ground/ledger/terms';
import { endOfDay, INTEREST, INTEREST_VAT } from '../ground/lending/charges';
import type { Charge } from '../ground/lending/rates';
import { type Entry, interestOf, periodEnding } from '../ground/lending/statement';
import type { Movement } from './habits';
import { daysBefore, eachMonthOn, openingDay } from './year';

/** Interest and its VAT, as two movements; none of nothing. */
export function chargeMovements(at: number, account: string, charge?: Charge): Movement[] {
  const { interest, vat } = charge ?? { interest: 0, vat: 0 };
  const rows: Movement[] = [
    { at, account, counterpart: 'interest', amount: -interest, description: INTEREST },
    { at, account, counterpart: 'vat', amount: -vat, description: INTEREST_VAT },
  ];
  return rows.filter(({ amount }) => amount !== 0);
}

type Change = { date: BankDate; amount: number };

/**
 * Interest depends on what was owed a year ago, and that on the interest, since today's balance is given:
 * so it is reckoned again and again until it stays. Where rounding keeps it from that, a centavo is off.
 */
const MOST_ROUNDS = 60;

/** What an account received, oldest first, whichever side of the movement it stands on. */
const changesOf = (account: string, movements: readonly Movement[]): Change[] =>
  movements
    .flatMap((movement) => {
      if (movement.account !== account && movement.counterpart !== account) return [];
      const amount = movement.account === account ? movement.amount : -movement.amount;
      return [{ at: movement.at, date: bankDate(movement.at), amount }];
    })
    .sort((a, b) => a.at - b.at);

/** The year from a first balance on: each cut-off is charged what those before it have led to. */
function chargesFrom(
  opening: Change,
  changes: readonly Change[],
  cutOffs: readonly BankDate[],
  terms: RevolvingTerms,
): Charge[] {
  let balance = opening.amount;
  const entries: Entry[] = [{ ...opening, balance }];
  const add = (change: Change) => {
    balance += change.amount;
    entries.push({ ...change, balance });
  };
  let next = 0;
  return cutOffs.map((cutOff) => {
    for (let change = changes[next]; change && change.date <= cutOff; change = changes[next]) {
      add(change);
      next += 1;
    }
    const charge = interestOf(terms, { before: 0, entries }, periodEnding(cutOff));
    add({ date: cutOff, amount: -charge.interest - charge.vat });
    return charge;
  });
}

const total = (charges: readonly Charge[]): number =>
  charges.reduce((sum, { interest, vat }) => sum + interest + vat, 0);

/** The charges that go with a year's movements of an account which holds `balance` today. */
export function interestCharges(
  { account, balance, terms }: { account: string; balance: number; terms: RevolvingTerms },
  movements: readonly Movement[],
  today: BankDate,
): Movement[] {
  const changes = changesOf(account, movements);
  const moved = changes.reduce((sum, { amount }) => sum + amount, 0);
  const first = openingDay(today);
  // The period of the first balance is not a whole one.
  const cutOffs = eachMonthOn(daysBefore(today), terms.cutOffDay).filter(
    (day) => addMonths(day, -1) >= first,
  );
  let charges: Charge[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const opening = { date: first, amount: balance - moved + total(charges) };
    const reckoned = chargesFrom(opening, changes, cutOffs, terms);
    const settled = total(reckoned) === total(charges);
    charges = reckoned;
    if (settled) break;
  }
  return cutOffs.flatMap((cutOff, index) => chargeMovements(endOfDay(cutOff), account, charges[index]));
}
