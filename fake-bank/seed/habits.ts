/** Recurring behaviour of the demo customers: a habit turns days into movements. */
import { addDays, type BankDate } from '#contract/domain/dates';
import { toCentavos } from '#contract/domain/money';
import { addMonths } from '../core/calendar/months';
import type { BankAccountName } from '../core/ledger/accounts';
import type { Random } from './random';
import { eachMonthOn, instantOn, paydays } from './year';

/** Seen from `account`: negative is a charge. `amount` is in centavos. */
export type Movement = {
  at: number;
  account: string;
  /** A bank account by name, or another account of the customer. */
  counterpart: BankAccountName | (string & {});
  amount: number;
  description: string;
};

/** In the account's currency: exact, or a range. */
type Amount = number | readonly [low: number, high: number];
type Text = string | readonly [string, ...string[]];

export type Entry = [
  account: string,
  counterpart: Movement['counterpart'],
  amount: Amount,
  description: Text,
];

export type Life = { days: readonly BankDate[]; random: Random };
export type Habit = (life: Life) => Movement[];

const MORNING = 8 * 60;
const NIGHT = 21 * 60 + 59;
const WAGES_AT = 6 * 60 + 30;

function movement(random: Random, date: BankDate, minute: number, entry: Entry): Movement {
  const [account, counterpart, amount, description] = entry;
  return {
    at: instantOn(date, minute),
    account,
    counterpart,
    amount:
      typeof amount === 'number'
        ? toCentavos(amount)
        : random.integer(toCentavos(amount[0]), toCentavos(amount[1])),
    description: typeof description === 'string' ? description : random.pick(description),
  };
}

const habitOn =
  (dates: (days: readonly BankDate[]) => readonly BankDate[], entry: Entry): Habit =>
  ({ days, random }) =>
    dates(days).map((date) => movement(random, date, random.integer(MORNING, NIGHT), entry));

export const everyFortnight =
  (...entry: Entry): Habit =>
  ({ days, random }) =>
    paydays(days).map((date) => movement(random, date, WAGES_AT, entry));

export const everyMonth = (day: number, ...entry: Entry): Habit =>
  habitOn((days) => eachMonthOn(days, day), entry);

/** Once in each of the last `months` months before today, `day` days (1 to 27) after that month began. */
export const inLastMonths = (months: number, day: number, ...entry: Entry): Habit =>
  habitOn((days) => {
    const today = addDays(days.at(-1) ?? '', 1);
    return Array.from({ length: months }, (_, ago) => addDays(addMonths(today, ago - months), day));
  }, entry);

/** In odd months, like utility bills. */
export const everyTwoMonths = (day: number, ...entry: Entry): Habit =>
  habitOn((days) => eachMonthOn(days, day).filter((date) => Number(date.slice(5, 7)) % 2 === 1), entry);

/** Once a year, on `MM-DD`. */
export const everyYear = (monthAndDay: string, ...entry: Entry): Habit =>
  habitOn((days) => days.filter((date) => date.endsWith(monthAndDay)), entry);

/** Once, `count` days before today. */
export const daysAgo = (count: number, ...entry: Entry): Habit =>
  habitOn((days) => days.slice(-count).slice(0, 1), entry);

/** Spread evenly over the year, at random hours. */
export const timesAYear = (count: number, ...entry: Entry): Habit =>
  habitOn(
    (days) =>
      Array.from(
        { length: count },
        (_, i) => days[Math.floor(((i + 0.5) * days.length) / count)] ?? '',
      ).filter((day) => day !== ''),
    entry,
  );
