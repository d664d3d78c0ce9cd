/** Movements are posted through the ledger in chronological order, so the books balance by construction. */
import { addDays, type BankDate } from '#contract/domain/dates';
import { type Currency, toCentavos } from '#contract/domain/money';
import { limitCategories } from '#contract/limits';
import { customers } from '../core/customers/customers';
import { bankAccount, isBankAccountName, ledgerAccounts } from '../core/ledger/accounts';
import { type LedgerOperation, move, openAccount, openBankAccounts } from '../core/ledger/ledger';
import type { Transaction } from '../core/storage/transaction';
import type { Task } from '../core/tasks/task';
import { scheduleCharge } from '../shared/lending/charges';
import { setCustomerLimit } from '../shared/limits/limits';
import { merchantAccount } from '../shared/merchants/account';
import { COMMISSION_TEXT, postCommission } from '../shared/transfers/commission';
import { seedActivity } from './activity';
import { categoryOf } from './categories';
import { seedFundOperations } from './fund-operations';
import { valueFunds } from './funds';
import type { Movement } from './habits';
import { withInterest } from './interest';
import { seedOffers } from './offers';
import { seedPayees, seedScheduledPayment } from './payees/seed-payees';
import { merchantPaidIn, recordPayment, recordRejectedPayment } from './payments';
import { seedPortability } from './payroll-portability';
import { people } from './people/index';
import type { Person } from './person';
import { seedDirectDebits } from './preauthorized-payments';
import { randomFrom } from './random';
import { withCommissions } from './recipients/commissions';
import { seedRecipients, seedRestingRecipients } from './recipients/seed-recipients';
import { SAVING_FOR, seedSavingPrograms } from './saving-programs';
import { PROPERTY_TAX, recordPropertyTax, seedLines, seedTaxes } from './taxes';
import { recordRejectedAndScheduled, recordTransfer } from './transfers';
import { daysBefore, instantOn, openingDay } from './year';

/** Net change per account, from both sides of the movements. */
function netOf(movements: readonly Movement[]): Map<string, number> {
  const net = new Map<string, number>();
  const add = (account: string, amount: number) => net.set(account, (net.get(account) ?? 0) + amount);
  for (const { account, counterpart, amount } of movements) {
    add(account, amount);
    add(counterpart, -amount);
  }
  return net;
}

/** Movements of a year; they may reach other customers' accounts. */
function* movementsOf({ customer, holdings, habits }: Person, today: BankDate): Task<Movement[]> {
  const life = { days: daysBefore(today), random: randomFrom(customer.user) };
  let habitEntries = withCommissions(
    customer.user,
    habits.flatMap((habit) => habit(life)),
  );
  for (const { account, balance, terms } of holdings) {
    const agreed = terms?.(today);
    if (agreed?.kind !== 'revolving') continue;
    habitEntries = withInterest(
      { account: account.key, balance: balance(today), terms: agreed },
      habitEntries,
      today,
    );
    yield;
  }
  return habitEntries;
}

/** Opening balances are computed so that each account reaches its target today. */
function* openingsAndMovementsOf(persons: readonly Person[], today: BankDate): Task<Movement[]> {
  const movements: Movement[] = [];
  for (const person of persons) {
    movements.push(...(yield* movementsOf(person, today)));
    yield;
  }
  const net = netOf(movements);
  const openings = persons
    .flatMap(({ holdings }) => holdings)
    .map(
      ({ account, balance }): Movement => ({
        at: instantOn(openingDay(today), 12 * 60),
        account: account.key,
        counterpart: 'opening',
        amount: balance(today) - (net.get(account.key) ?? 0),
        description: 'Saldo inicial',
      }),
    );
  return [...openings.filter(({ amount }) => amount !== 0), ...movements];
}

function register(tx: Transaction, person: Person, today: BankDate): void {
  const [lastLogin = null, previousLogin = null] = person.lastVisits.map(({ daysAgo, hour, minute }) =>
    instantOn(addDays(today, -daysAgo), hour * 60 + minute),
  );
  tx.put(customers, { ...person.customer, lastLogin, previousLogin });
  seedTaxes(tx, person.customer.user, person.customer.key, today);
  for (const { account, terms, records } of person.holdings) {
    const agreed = terms && { terms: terms(today) };
    const openedAccount = openAccount(tx, { ...account, ...agreed, customer: person.customer.key });
    scheduleCharge(tx, openedAccount, today);
    records?.(tx, today);
  }
  for (const { key: limitKey } of limitCategories) {
    const limit = person.limits[limitKey];
    if (limit === undefined) continue;
    setCustomerLimit(tx, { customer: person.customer.key, limitKey, amount: toCentavos(limit) });
  }
}

const counterpartOf = (counterpart: string, currency: Currency): string =>
  isBankAccountName(counterpart) ? bankAccount(counterpart, currency) : counterpart;

/** Stores the payment or transfer behind a movement; undefined for a movement without a receipt. */
function recordOperation(
  tx: Transaction,
  sent: { from: string; to: string; amount: number; at: number; description: string },
  isService: boolean,
): LedgerOperation | undefined {
  if (isService) return recordPayment(tx, sent);
  if (sent.description === PROPERTY_TAX) return recordPropertyTax(tx, sent);
  return sent.description === SAVING_FOR
    ? undefined
    : recordTransfer(tx, { ...sent, message: sent.description });
}

/** True for interest and VAT, which are charged even beyond the credit limit. */
const isCharge = ({ counterpart, amount }: Movement): boolean =>
  amount < 0 && ['interest', 'late-interest', 'vat'].includes(counterpart);

function* postInOrder(tx: Transaction, movements: readonly Movement[]): Task<void> {
  for (const movement of movements.toSorted((a, b) => a.at - b.at)) {
    const { at, description, account, counterpart, amount } = movement;
    if (description === COMMISSION_TEXT) {
      postCommission(tx, { account, at });
      continue;
    }
    const isService = counterpart === 'services';
    const other = isService
      ? merchantAccount(tx, merchantPaidIn(description))
      : counterpartOf(counterpart, tx.get(ledgerAccounts, account)?.currency ?? 'MXN');
    const [from, to] = amount < 0 ? [account, other] : [other, account];
    const category = categoryOf(counterpart, description);
    const order = { from, to, amount: Math.abs(amount), at };
    const entry = { ...order, description, category, belowFloor: isCharge(movement) };
    const operation = recordOperation(tx, { ...order, description }, isService);
    move(tx, { ...entry, ...(operation && { operation }) });
    yield;
  }
}

/** Opens the accounts of these people and posts their year. */
export function* seedPeople(tx: Transaction, persons: readonly Person[], today: BankDate): Task<void> {
  for (const person of persons) {
    register(tx, person, today);
    yield;
  }
  yield* postInOrder(tx, yield* openingsAndMovementsOf(persons, today));
}

/** Deterministic for a day and a set of people. Yields between steps. */
export function* seedBank(tx: Transaction, today: BankDate, persons: readonly Person[] = people): Task<void> {
  openBankAccounts(tx);
  valueFunds(tx, today);
  yield* seedPeople(tx, persons, today);
  for (const runStep of finalSteps(tx, today, persons)) {
    yield;
    runStep();
  }
}

/** Steps after the movements; their order matters. */
const finalSteps = (
  tx: Transaction,
  today: BankDate,
  persons: readonly Person[],
): readonly (() => void)[] => [
  () => recordRejectedAndScheduled(tx, { from: 'ana-nomina', to: 'ana-ahorro' }, today),
  () => recordRejectedPayment(tx, 'ana-nomina', today),
  () => seedRecipients(tx),
  () => seedLines(tx),
  () => seedPayees(tx),
  () => seedScheduledPayment(tx, { payee: 'ana-agua', from: 'ana-nomina' }, today),
  () => seedDirectDebits(tx, today),
  () => seedPortability(tx, today),
  () => seedSavingPrograms(tx, today),
  () => seedFundOperations(tx, today),
  () => seedOffers(tx, today),
  () => seedActivity(tx, persons, today),
];

/** Depends on the current time and thus differs between banks. */
export const seedFromNow = (tx: Transaction, now: number): void => seedRestingRecipients(tx, now);
