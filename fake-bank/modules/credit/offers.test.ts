import { expect, test } from 'vitest';
import { bankAccount } from '#bank/core/ledger/accounts';
import { ledgerProblems } from '#bank/core/ledger/invariants';
import { move } from '#bank/core/ledger/ledger';
import { type Random, randomFrom } from '#bank/seed/random';
import { type BankUnderTest, type Client, openBank } from '#bank/testing/bank-under-test';
import { advanceTo } from '#bank/testing/open-credit';
import { execute, order, setUp } from '#bank/testing/own-transfer';
import type { CreditProduct, InstalmentCredit } from '#contract/domain/credit-product';
import { addDays } from '#contract/domain/dates';
import { fromCentavos, toCentavos } from '#contract/domain/money';

const BANKS = 8;
const OFFERS = 35;

type Credit = { key: string; path: string; kind: 'card' | 'loan' };

const credits: readonly [Credit, ...Credit[]] = [
  { key: 'ana-tarjeta', path: '/api/credit/v3/credit/credit-accounts/ana-tarjeta', kind: 'card' },
  { key: 'ana-linea', path: '/api/credit/v3/credit/lines-of-credit/ana-linea', kind: 'card' },
  { key: 'ana-prestamo', path: '/api/loans/v2/loans/personal-loans/ana-prestamo', kind: 'loan' },
  { key: 'ana-hipoteca', path: '/api/mortgages/v2/mortgages/ana-hipoteca', kind: 'loan' },
];

type Product = CreditProduct &
  Partial<Pick<InstalmentCredit, 'term' | 'paidInstalments'>> & {
    statement?: { nextCutOffDate: string; interest: { amount: number } };
  };

type Offer = { name: string; amount: number; checkEffect: (after: Product, before: Product) => void };

const centavos = (money: { amount: number | null } | undefined) => toCentavos(money?.amount ?? 0);
const expectNothing = (money: { amount: number | null } | undefined) => expect(centavos(money)).toBe(0);

const offersOf = ({ kind }: Credit, product: Product): Offer[] =>
  [
    {
      name: 'overdue',
      amount: centavos(product.balances?.balanceOverduePayments),
      checkEffect: (after: Product) => expect(after).not.toHaveProperty('balances'),
    },
    {
      name: 'minimum',
      amount: centavos(product.minimumMonthlyPayment),
      checkEffect: (after: Product) => {
        expectNothing(after.minimumMonthlyPayment);
        expect(after).not.toHaveProperty('balances');
      },
    },
    {
      name: 'suggested',
      amount: centavos(product.suggestedMonthlyPayment),
      checkEffect: (after: Product, before: Product) => {
        expect(after).not.toHaveProperty('balances');
        if (kind === 'card') expectNothing(after.suggestedMonthlyPayment);
        else expect(after.nextDueDate ?? '9999').not.toBe(before.nextDueDate ?? '');
      },
    },
    {
      name: 'owed',
      amount: centavos(product.balanceOwed),
      checkEffect: (after: Product) => {
        expectNothing(after.balanceOwed);
        expect(after.paidInstalments).toBe(after.term);
      },
    },
  ].filter(({ amount }) => amount > 0);

/** Funds the paying accounts, so that no payment fails for lack of funds. */
const fund = ({ bank }: BankUnderTest) =>
  bank.commit((tx) => {
    const income = { at: bank.now, description: 'Depósito', category: 'cash' } as const;
    move(tx, { ...income, from: bankAccount('cash'), to: 'ana-nomina', amount: 90_000_000_00 });
    move(tx, { ...income, from: bankAccount('cash', 'USD'), to: 'ana-dolares', amount: 9_000_000_00 });
  });

/** Converts centavos to US cents at 18.05, rounded up. */
const dollarsFor = (amount: number) => Math.ceil((amount * 100) / 1805);

async function pay(client: Client, { bank }: BankUnderTest, to: string, amount: number, inDollars: boolean) {
  const chargedAmount = inDollars ? dollarsFor(amount) : amount;
  const body = order({
    from_account_key: inDollars ? 'ana-dolares' : 'ana-nomina',
    to_account_key: to,
    amount: { amount: fromCentavos(chargedAmount), currency_code: inDollars ? 'USD' : 'MXN' },
    start_date: bank.today,
  });
  return execute(client, await setUp(client), body);
}

/** Draws from the credit, so that there is debt to pay. */
async function drawCredit(
  client: Client,
  test: BankUnderTest,
  { key }: Credit,
  product: Product,
  random: Random,
) {
  const available = centavos(product.availableCredit?.[0]);
  if (available < 1_000_00) return;
  const amount = random.pick([available, random.integer(1_000_00, available)]);
  const drawnAmount = { amount: fromCentavos(amount), currency_code: 'MXN' as const };
  const orderFields = { from_account_key: key, to_account_key: 'ana-nomina', start_date: test.bank.today };
  await execute(client, await setUp(client), order({ ...orderFields, amount: drawnAmount }));
}

test.each(Array.from({ length: BANKS }, (_, index) => `bank ${index}`))(
  'every suggested payment is accepted and has its stated effect: %s',
  async (seed) => {
    const random = randomFrom(seed);
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    await fund(bank);
    const read = async ({ path }: Credit): Promise<Product> => (await ana.get(path).expect(200)).body;
    for (let count = 0; count < OFFERS; count += 1) {
      await advanceTo(bank, addDays(bank.bank.today, random.integer(0, 24)));
      const credit = random.pick(credits);
      const before = await read(credit);
      expect(centavos(before.currentPaymentAmount)).toBeLessThanOrEqual(centavos(before.balanceOwed));
      const offers = offersOf(credit, before);
      // Repays a loan in full only near the end: a repaid loan suggests no further payments.
      const expected = offers.filter(
        ({ name }) => name !== 'owed' || credit.kind === 'card' || count > OFFERS - 6,
      );
      const [first, ...rest] = expected;
      if (first) {
        const offer = random.pick([first, ...rest]);
        const inDollars = random.integer(0, 1) === 1;
        const label = `${bank.bank.today}: ${offer.name} of ${credit.key}, ${offer.amount}, ${inDollars}`;
        const answer = await pay(ana, bank, credit.key, offer.amount, inDollars);
        expect(answer.status, label).toBe(200);
        const after = await read(credit);
        offer.checkEffect(after, before);
        const nextCutOff = before.statement?.nextCutOffDate;
        if (offer.name === 'suggested' && nextCutOff) {
          await advanceTo(bank, addDays(nextCutOff, 1));
          expect((await read(credit)).statement?.interest.amount, label).toBe(0);
        }
      }
      if (credit.kind === 'card') await drawCredit(ana, bank, credit, await read(credit), random);
    }
    expect(ledgerProblems(bank.bank.read)).toEqual([]);
  },
);
