import { describe, expect, test } from 'vitest';
import { ledgerAccounts } from '#bank/core/ledger/accounts';
import { balanceOf, ledgerTransactions, move } from '#bank/core/ledger/ledger';
import { countUse, DAILY, setCustomerLimit, usedOn } from '#bank/shared/limits/limits';
import { billIn } from '#bank/shared/merchants/bills';
import { merchantOf } from '#bank/shared/merchants/merchants';
import { payBill } from '#bank/shared/merchants/pay-bill';
import { payees } from '#bank/shared/parties/payees';
import { openBank } from '#bank/testing/bank-under-test';
import { isFullRun } from '#bank/testing/full-run';
import { TOKENS } from '#bank/testing/signing';
import { bankDate } from '#contract/domain/dates';
import { createProgram, PROGRAMS } from '../saving-programs/program.test-support';
import { company, createDirectDebit, rowOf } from './direct-debit.test-support';

const RED = { merchantKey: 'red-chinampa', reference: '1500773391' };
const PESOS = { amount: 799, currencyCode: 'MXN' };
const DESCRIPTION = 'Domiciliación Red Chinampa';

/** Creates a direct debit whose November bill is due on Thursday 3 December. */
async function openWithDebit(change: object = {}) {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  const key = await createDirectDebit(ana, change);
  const { read } = bank.bank;
  const charges = (chargeDescription = DESCRIPTION) =>
    read
      .all(ledgerTransactions)
      .filter(({ description }) => description === chargeDescription)
      .map(({ date, postings: [first] }) => `${date} ${first?.account} ${first?.amount}`);
  /** Advances the bank's clock to `time`. */
  const advanceTo = async (time: string) => {
    const minutes = (Date.parse(`${time}-06:00`) - bank.bank.now) / 60_000;
    await bank.advance(`PT${minutes}M`);
  };
  const commit = bank.bank.commit.bind(bank.bank);
  return { bank, ana, read, charges, advanceTo, commit, row: () => rowOf(ana, key) };
}

const CHARGE = '2026-12-03 ana-nomina -79900';

test('a direct debit is charged at six on the due date of each bill', async () => {
  const { bank, charges, advanceTo, row } = await openWithDebit();
  await advanceTo('2026-12-03T05:59:00');
  expect(charges()).toEqual([]);
  await advanceTo('2026-12-03T06:00:00');
  expect(charges()).toEqual([CHARGE]);
  expect(await row()).toMatchObject({
    status: 'ENABLED',
    lastCharge: { date: '2026-12-03', amount: PESOS, status: 'PROCESSED' },
    nextCharge: { date: '2027-01-04', amount: PESOS },
  });
  expect((await row()).lastCharge).not.toHaveProperty('reason');
  await advanceTo('2027-02-02T06:00:00');
  expect(charges()).toEqual([CHARGE, '2027-01-04 ana-nomina -79900', '2027-02-02 ana-nomina -79900']);
  expect(await bank.ledger()).toMatchObject({ balanced: true, problems: [] });
});

test('a direct debit to a card charges the account of the card', async () => {
  const { charges, advanceTo } = await openWithDebit({ payment_type: 'DEBIT' });
  await advanceTo('2026-12-03T06:00:00');
  expect(charges()).toEqual([CHARGE]);
});

test('a charge appears in the history, counts toward the daily limit and marks the bill as paid', async () => {
  const { ana, read, advanceTo } = await openWithDebit();
  await advanceTo('2026-12-03T06:00:00');
  const { data } = (await ana.get('/api/bill-payments/v1/bill-payments/payments?limit=1').expect(200)).body;
  expect(data[0]).toMatchObject({ status: 'PROCESSED', effectiveDate: '2026-12-03', totalAmount: PESOS });
  await ana.get(`/api/bill-payments/v1/bill-payments/${data[0].key}/receipt`).expect(200);
  expect(usedOn(read, ana.key, 'BillPayments', '2026-12-03')).toBe(799_00);
  const billed = { merchant: merchantOf(RED.merchantKey), reference: RED.reference, today: '2026-12-03' };
  expect(billIn(read, billed, '2026-11')).toMatchObject({ owed: 0, status: 'PAID' });
});

test('a charge updates the last payment of the payee', async () => {
  const { ana, read, advanceTo } = await openWithDebit(company(2015, '38204170611'));
  const { date } = (await ana.get('/api/preauthorized-payments/v1/preauthorized-payments')).body.data.at(
    -1,
  ).nextCharge;
  await advanceTo(`${date}T06:00:00`);
  expect(read.get(payees, 'ana-agua-estudio')?.lastPayment?.date).toBe(date);
});

describe('a failed charge', () => {
  const WHEN = '2026-12-03T06:00:00';
  const RETRY = '2026-12-04T06:00:00';
  const withdrawAll = ({ commit, read, bank }: Awaited<ReturnType<typeof openWithDebit>>) =>
    commit((tx) =>
      move(tx, {
        at: bank.bank.now,
        description: 'Retiro',
        category: 'cash',
        from: 'ana-nomina',
        to: 'bank:cash:MXN',
        amount: balanceOf(read, 'ana-nomina'),
      }),
    );

  type World = Awaited<ReturnType<typeof openWithDebit>>;
  const noFunds = async (setup: World) => {
    await setup.advanceTo('2026-12-03T05:00:00');
    await withdrawAll(setup);
  };
  const limited = ({ commit, ana }: World) =>
    commit((tx) => setCustomerLimit(tx, { customer: ana.key, limitKey: 'BillPayments', amount: 798_99 }));
  const exhaustLimit = ({ commit, ana }: World) =>
    commit((tx) => {
      for (const day of ['2026-12-03', '2026-12-04'])
        countUse(tx, { customer: ana.key, limitKey: 'BillPayments', day, amount: DAILY });
    });
  const removeEntitlement = ({ commit, read }: World) =>
    commit((tx) => {
      const account = read.get(ledgerAccounts, 'ana-nomina');
      if (account?.kind === 'customer') tx.put(ledgerAccounts, { ...account, entitlements: [] });
    });

  test.each<[string, (setup: World) => Promise<unknown>, string]>([
    ['without funds', noFunds, 'Saldo insuficiente en la cuenta origen.'],
    ['above the limit per operation', limited, 'El importe rebasaba tu límite por operación.'],
    ['above the daily limit', exhaustLimit, 'Rebasabas lo que puedes pagar en un día.'],
    ['to an account without the entitlement', removeEntitlement, 'La cuenta ya no permite pagar servicios.'],
  ])('%s is retried once on the next bank day and rejected with the reason', async (_, arrange, reason) => {
    const setup = await openWithDebit();
    await arrange(setup);
    await setup.advanceTo(WHEN);
    expect(await setup.row()).toMatchObject({
      lastCharge: { date: '2026-12-03', amount: PESOS, status: 'RETRYING', reason },
      nextCharge: { date: '2026-12-04', amount: PESOS },
    });
    await setup.advanceTo(RETRY);
    expect(await setup.row()).toMatchObject({
      status: 'ENABLED',
      lastCharge: { date: '2026-12-04', amount: PESOS, status: 'REJECTED', reason },
      nextCharge: { date: '2027-01-04', amount: PESOS },
    });
    expect(setup.charges()).toEqual([]);
    expect(await setup.bank.ledger()).toMatchObject({ balanced: true, problems: [] });
  });

  test('without a response of the merchant has no amount', async () => {
    const { advanceTo, row } = await openWithDebit(company(2008, '1500779903'));
    const date = (await row()).nextCharge?.date ?? '';
    await advanceTo(`${date}T06:00:00`);
    const reason = 'La empresa no respondió ese día.';
    expect((await row()).lastCharge).toEqual({ date, status: 'RETRYING', reason });
  });

  test('succeeds on the retry if the account has funds by then', async () => {
    const setup = await openWithDebit();
    await noFunds(setup);
    await setup.advanceTo(WHEN);
    await setup.commit((tx) =>
      move(tx, {
        at: setup.bank.bank.now,
        description: 'Depósito',
        category: 'cash',
        from: 'bank:cash:MXN',
        to: 'ana-nomina',
        // The seeded direct debit of the internet service is due on the same day.
        amount: 799_00 + 649_00,
      }),
    );
    await setup.advanceTo(RETRY);
    expect(setup.charges()).toEqual(['2026-12-04 ana-nomina -79900']);
    expect((await setup.row()).lastCharge).toEqual({
      date: '2026-12-04',
      amount: PESOS,
      status: 'PROCESSED',
    });
    expect((await setup.row()).nextCharge?.date).toBe('2027-01-04');
  });

  test('is not retried if the bill is paid meanwhile', async () => {
    const setup = await openWithDebit();
    await noFunds(setup);
    await setup.advanceTo(WHEN);
    await setup.commit((tx) => pay(tx, bankDate(setup.bank.bank.now)));
    await setup.advanceTo(RETRY);
    expect(setup.charges()).toEqual([]);
    expect((await setup.row()).lastCharge).toMatchObject({ date: '2026-12-03', status: 'REJECTED' });
    expect((await setup.row()).nextCharge?.date).toBe('2027-01-04');
  });
});

/** Pays November's bill in full. */
function pay(tx: Parameters<typeof payBill>[0], today: string, amount = 799_00): void {
  const billed = { merchant: merchantOf(RED.merchantKey), reference: RED.reference, today };
  payBill(tx, billed, billIn(tx, billed, '2026-11'), amount);
}

test('a bill that is already paid is not charged, and the next charge in the list is the next bill', async () => {
  const { commit, advanceTo, row, charges } = await openWithDebit();
  await commit((tx) => pay(tx, '2026-11-23'));
  expect((await row()).nextCharge?.date).toBe('2027-01-04');
  await advanceTo('2026-12-05T00:00:00');
  expect(charges()).toEqual([]);
  expect(await row()).not.toHaveProperty('lastCharge');
  await advanceTo('2027-01-04T06:00:00');
  expect(charges()).toEqual(['2027-01-04 ana-nomina -79900']);
});

test('the rest of a partly paid bill is charged', async () => {
  const { commit, advanceTo, row, charges } = await openWithDebit();
  await commit((tx) => pay(tx, '2026-11-23', 300_00));
  expect((await row()).nextCharge?.amount).toEqual({ amount: 499, currencyCode: 'MXN' });
  await advanceTo('2026-12-03T06:00:00');
  expect(charges()).toEqual(['2026-12-03 ana-nomina -49900']);
});

test('only one of two direct debits for the same bill is charged', async () => {
  const { bank, advanceTo, charges, row } = await openWithDebit();
  const luis = await bank.signIn('luis');
  const luisDebit = await createDirectDebit(luis, { account_key: 'luis-cheques' }, TOKENS.luis);
  await advanceTo('2026-12-03T06:00:00');
  expect(charges()).toEqual([CHARGE]);
  expect((await row()).lastCharge).toMatchObject({ status: 'PROCESSED' });
  expect(await rowOf(luis, luisDebit)).not.toHaveProperty('lastCharge');
  expect((await rowOf(luis, luisDebit)).nextCharge?.date).toBe('2027-01-04');
});

test('a direct debit without an owed bill is not charged', async () => {
  const { bank, row, charges } = await openWithDebit(company(2008, '1500779901'));
  await bank.advance('P3M');
  expect(charges()).toEqual([]);
  expect(await row()).not.toHaveProperty('nextCharge');
});

test.each([
  ['P1M', 'P18M', 9],
  ['P1D', isFullRun ? 'P18M' : 'P2M', isFullRun ? 9 : 1],
])('advancing in steps of %s over %s posts the same entries as one step', async (step, duration, bills) => {
  const openWithManyDebits = async () => {
    const setup = await openWithDebit(company(2001, '502188347710'));
    // Her savings program would leave too little for the last bills.
    await setup.ana.delete(`${PROGRAMS}/ana-ahorra-viaje`).expect(204);
    await createDirectDebit(setup.ana, { ...company(2008, '1500779903'), payment_type: 'DEBIT' });
    await createDirectDebit(setup.ana, { ...company(2008, '1500779902'), payment_type: 'DEBIT' });
    await createDirectDebit(setup.ana, { ...company(2017, '1920446078'), ...house });
    const amount = { amount: 10, currency_code: 'MXN' };
    await createProgram(setup.ana, { amount, periodicity: { frequency: 'MONTHLY' }, tx_date: '31122026' });
    await createProgram(setup.ana, { amount, periodicity: { frequency: 'BIWEEKLY' } });
    return setup;
  };
  const [single, stepped] = [await openWithManyDebits(), await openWithManyDebits()];
  await single.bank.advance(duration);
  while (stepped.bank.bank.now < single.bank.bank.now) await stepped.bank.advance(step);
  expect(stepped.bank.bank.now).toBe(single.bank.bank.now);
  expect(stepped.read.all(ledgerTransactions)).toEqual(single.read.all(ledgerTransactions));
  const listDebits = async ({ ana }: typeof single) =>
    (await ana.get('/api/preauthorized-payments/v1/preauthorized-payments').expect(200)).body.data;
  expect(await listDebits(stepped)).toEqual(await listDebits(single));
  expect(single.charges('Domiciliación Luz del Altiplano')).toHaveLength(bills);
});

const house = {
  account_key: 'ana-ahorro',
  additional_properties: [
    { id: 'reference', value: '1920446078' },
    { id: 'birthday', value: '1961-08-30' },
    { id: 'instalment', value: '4200' },
  ],
};
