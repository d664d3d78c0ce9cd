/** Monthly movements that reach any balance without leaving an account's limits. */
import { fromCentavos, toCentavos } from '#contract/domain/money';
import { daysAgo, type Entry, type Habit, inLastMonths } from '../habits';
import { groceries, restaurants, shopping } from '../shops';

type Part = readonly [counterpart: Entry[1], amount: Entry[2], description: Entry[3]];
type Planned = readonly [day: number, ...part: Part];

const habitsOf = (account: string, months: number, planned: readonly Planned[]): Habit[] =>
  planned.map(([day, ...entry]) => inLastMonths(months, day, account, ...entry));

/** Each month starts with the income and spends at least as much, so no balance is below the last one. */
export const pesoMonths = (account: string, months: number): Habit[] =>
  habitsOf(account, months, [
    [1, 'payroll', 18_000, 'Nómina Comercial Ahuehuete'],
    [3, 'spei', -6_500, 'SPEI enviado: renta'],
    [5, 'cards', [-2_300, -1_900], groceries],
    [9, 'cash', -3_000, 'Retiro en cajero'],
    [12, 'cards', [-2_300, -1_900], groceries],
    [16, 'cards', [-1_100, -900], restaurants],
    [19, 'cards', [-2_300, -1_900], groceries],
    [26, 'cards', [-2_300, -1_900], groceries],
  ]);

/** Dollar movements; each month spends at least its income, like `pesoMonths`. */
export const dollarMonths = (account: string, months: number): Habit[] =>
  habitsOf(account, months, [
    [1, 'spei', 900, 'Pago recibido: Lakeside Studio'],
    [8, 'cards', [-480, -440], shopping],
    [15, 'cards', -29, 'Programas en línea'],
    [22, 'cards', [-480, -440], shopping],
  ]);

type Credit = { balance: number; limit: number };

const percentOf = (limit: number, percent: number): number => Math.round(limit * percent) / 100;

type Names = { counterpart: Part[0]; purchase: Part[2]; payment: string };

/** Purchases and payment are equal; the payment comes first if the purchases would exceed the limit. */
function monthlyParts({ balance, limit }: Credit, { counterpart, purchase, payment }: Names): Part[] {
  const spent = [percentOf(limit, 5), percentOf(limit, 3)];
  const total = spent.reduce((sum, part) => sum + toCentavos(part), 0);
  const purchases = spent.map((part): Part => [counterpart, -part, purchase]);
  const paid: Part = ['spei', fromCentavos(total), payment];
  const hasRoom = total - toCentavos(balance) <= toCentavos(limit);
  return hasRoom ? [...purchases, paid] : [paid, ...purchases];
}

/** Ends with a purchase yesterday, which `withInterest` can change without affecting earlier interest. */
const creditMonths =
  (names: Names) =>
  (account: string, months: number, credit: Credit): Habit[] => {
    const debt = -credit.balance;
    const last = months === 0 ? debt : Math.min(debt, percentOf(credit.limit, 2));
    const planned = monthlyParts(credit, names).map((part, index): Planned => [2 + 6 * index, ...part]);
    return [
      ...habitsOf(account, months, planned),
      ...(last === 0 ? [] : [daysAgo(1, account, names.counterpart, -last, names.purchase)]),
    ];
  };

export const cardMonths = creditMonths({
  counterpart: 'cards',
  purchase: restaurants,
  payment: 'Pago recibido. Gracias',
});

export const lineMonths = creditMonths({
  counterpart: 'spei',
  purchase: 'Disposición de línea de crédito',
  payment: 'Pago de línea de crédito',
});
