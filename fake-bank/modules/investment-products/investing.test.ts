import { describe, expect, test } from 'vitest';
import { ledgerAccounts } from '#bank/core/ledger/accounts';
import { type Client, openBank } from '#bank/testing/bank-under-test';
import { money } from '#bank/testing/money';
import { codeOf } from '#bank/testing/own-transfer';
import { invest, order, sendOrder, setUp, TRADE } from './investment.test-support';

const ACCOUNTS = '/api/accounts/v2/accounts';
const PORTFOLIO = '/api/investment-products/v1/investment-products/portfolios/ana-valores';

const read = async (client: Client, path: string) => (await client.get(path).expect(200)).body;
const balanceOf = async (client: Client, account = 'ana-nomina') =>
  (await read(client, `${ACCOUNTS}/${account}`)).primaryBalance.amount;

async function openBankAsAna(now?: string) {
  const bank = await openBank(now);
  const ana = await bank.signIn('ana');
  return { bank, ana };
}

/** Returns code and field of the error. */
async function rejectionOf(client: Client, change: Parameters<typeof order>[0]): Promise<string> {
  const body = order(change);
  const { key } = await setUp(client, body.type);
  const [{ code, field }] = (await sendOrder(client, key, 'VALIDATE', body)).body.notifications;
  return field === undefined ? code : `${code} ${field}`;
}

describe('an investment', () => {
  test('begins with a list of the allowed accounts and the portfolios of its type', async () => {
    const { ana } = await openBankAsAna();
    const { accounts, portfolios } = await setUp(ana);
    expect(accounts.map(({ key }) => key)).toEqual(['ana-ahorro', 'ana-nomina']);
    expect(portfolios).toMatchObject([{ key: 'ana-valores', primaryBalance: money(150_000) }]);
    expect((await setUp(ana, 'VALORES')).portfolios).toEqual([]);
  });

  test('is validated with its interest, tax and maturity on a bank day', async () => {
    const { ana } = await openBankAsAna();
    const { key } = await setUp(ana);
    const before = await balanceOf(ana);
    const quote = (await sendOrder(ana, key, 'VALIDATE', order({ amount: 20_000 })).expect(200)).body;
    expect(quote).toEqual({
      action: 'VALIDATE',
      key,
      investmentType: 'PAYCHECKS',
      term: 28,
      rate: 5.6,
      amount: 20_000,
      currencyCode: 'MXN',
      startDate: '2026-11-23',
      maturityDate: '2026-12-21',
      interest: 87.11,
      tax: 13.81,
      payments: [{ date: '2026-12-21', interest: 87.11, tax: 13.81 }],
    });
    expect(await balanceOf(ana)).toBe(before);
  });

  test('charges the account at once and increases the portfolio', async () => {
    const { bank, ana } = await openBankAsAna();
    const before = await balanceOf(ana);
    const receipt = await invest(ana);
    expect(receipt).toMatchObject({
      action: 'EXECUTE',
      status: 'ACTIVE',
      operationDate: '2026-11-23T09:30:00-06:00',
      confirmationNumber: expect.stringMatching(/^\d{8}$/),
      receiptKey: receipt.key,
      portfolio: { key: 'ana-valores', displayId: '•••• 8420' },
      fromAccount: { displayId: '•••• 4821' },
      toAccount: { displayId: '•••• 4821' },
    });
    expect(await balanceOf(ana)).toBe(before - 10_000);
    expect(await read(ana, PORTFOLIO)).toMatchObject({
      primaryBalance: money(160_000),
      activeInvestments: 5,
    });
    const { action: _, receiptKey, ...storedReceipt } = receipt;
    expect(await read(ana, `${TRADE}/investments/${receiptKey}/receipt`)).toEqual(storedReceipt);
    expect((await bank.ledger()).balanced).toBe(true);
  });

  test('matures on its last day into the chosen account', async () => {
    const { bank, ana } = await openBankAsAna();
    const { key } = await invest(ana, { to_account_key: 'ana-ahorro', term: 7 });
    const before = await balanceOf(ana, 'ana-ahorro');
    await bank.advance('P7D');
    const nextDay = await bank.signIn('ana');
    // 10,000 at 4.10 % for 7 days: 7.97, less 1.73 of tax.
    expect(await balanceOf(nextDay, 'ana-ahorro')).toBeCloseTo(before + 10_006.24, 2);
    expect(await read(nextDay, `${TRADE}/investments/${key}/receipt`)).toMatchObject({ status: 'MATURED' });
  });

  test('pays interest each month on a bank day if it is a certificate', async () => {
    const { ana } = await openBankAsAna();
    const { payments } = await invest(ana, { investment_type: 'FIX_CEDES', term: 91 });
    expect(payments.map(({ date }: { date: string }) => date)).toEqual([
      '2026-12-23',
      '2027-01-25',
      '2027-02-22',
    ]);
  });

  test('opens a portfolio of its type if there is none, and reuses it', async () => {
    const { bank, ana } = await openBankAsAna();
    const { investment_account_key: _, ...other } = order({ type: 'VALORES' });
    const openPortfolio = async () => {
      const { key } = await setUp(ana, 'VALORES');
      await sendOrder(ana, key, 'VALIDATE', other).expect(200);
      return (await sendOrder(ana, key, 'EXECUTE', other).expect(200)).body.portfolio;
    };
    const first = await openPortfolio();
    expect(first.description).toBe('Valores');
    expect((await openPortfolio()).key).toBe(first.key);
    const { portfolios } = await setUp(ana, 'VALORES');
    expect(portfolios).toMatchObject([{ key: first.key, primaryBalance: money(20_000) }]);
    // The account has no entitlements: it can neither pay nor receive transfers.
    const account = bank.bank.read.get(ledgerAccounts, first.key);
    const entitlements = account?.kind === 'customer' ? account.entitlements.map(({ value }) => value) : [];
    expect(entitlements).toEqual(['N', 'N', 'N']);
  });
});

describe('executing an investment', () => {
  test('a second time returns the same receipt and moves no money', async () => {
    const { ana } = await openBankAsAna();
    const { key } = await setUp(ana);
    await sendOrder(ana, key, 'VALIDATE', order()).expect(200);
    const first = (await sendOrder(ana, key, 'EXECUTE', order()).expect(200)).body;
    const balance = await balanceOf(ana);
    expect((await sendOrder(ana, key, 'EXECUTE', order()).expect(200)).body).toEqual(first);
    expect(await balanceOf(ana)).toBe(balance);
    expect(codeOf(await sendOrder(ana, key, 'EXECUTE', order({ amount: 5_000 })).expect(409))).toBe(
      'CZ_NONCE_REUSED',
    );
    expect(codeOf(await sendOrder(ana, key, 'VALIDATE', order()).expect(409))).toBe('CZ_NONCE_REUSED');
  });

  test('rejects an order that differs from the validated one or was not validated', async () => {
    const { ana } = await openBankAsAna();
    const { key } = await setUp(ana);
    expect(codeOf(await sendOrder(ana, key, 'EXECUTE', order()).expect(409))).toBe('CZ_NOT_VALIDATED');
    await sendOrder(ana, key, 'VALIDATE', order()).expect(200);
    const other = order({ amount: 10_001 });
    expect(codeOf(await sendOrder(ana, key, 'EXECUTE', other).expect(409))).toBe('CZ_NOT_VALIDATED');
    expect(await read(ana, PORTFOLIO)).toMatchObject({ primaryBalance: money(150_000) });
  });

  test('needs a new validation on the next day', async () => {
    const { bank, ana } = await openBankAsAna();
    const { key } = await setUp(ana);
    await sendOrder(ana, key, 'VALIDATE', order()).expect(200);
    await bank.advance('P1D');
    const nextDay = await bank.signIn('ana');
    expect(codeOf(await sendOrder(nextDay, key, 'EXECUTE', order()).expect(409))).toBe('CZ_NOT_VALIDATED');
    await sendOrder(nextDay, key, 'VALIDATE', order()).expect(200);
    expect((await sendOrder(nextDay, key, 'EXECUTE', order()).expect(200)).body.startDate).toBe('2026-11-24');
  });

  test('is rejected after closing time', async () => {
    const { bank, ana } = await openBankAsAna('2026-11-23T17:59:00-06:00');
    const { key } = await setUp(ana);
    await sendOrder(ana, key, 'VALIDATE', order()).expect(200);
    await bank.advance('PT1M');
    expect(codeOf(await sendOrder(ana, key, 'EXECUTE', order()).expect(422))).toBe('2185');
  });

  test('rejects the operation key of another portfolio type', async () => {
    const { ana } = await openBankAsAna();
    const { key } = await setUp(ana, 'VALORES');
    expect(codeOf(await sendOrder(ana, key, 'VALIDATE', order()).expect(404))).toBe('CZ_NOT_FOUND');
  });
});

describe('validating an investment', () => {
  test.each([
    [{ amount: 4_999.99 }, '0000 amount'],
    [{ term: 29 }, '0000 term'],
    [{ investment_type: 'FIX_CEDES', term: 7 }, '0000 term'],
    [{ amount: 9_000_000 }, 'CZ_INSUFFICIENT_FUNDS amount'],
    [{ from_account_key: 'ana-dolares' }, '0000 from_account_key'],
    [{ from_account_key: 'ana-tarjeta' }, '0000 from_account_key'],
    [{ to_account_key: 'ana-fondo' }, '0000 to_account_key'],
    [{ type: 'VALORES' }, '0000 investment_account_key'],
    [{ investment_account_key: 'ana-nomina' }, 'CZ_NOT_FOUND'],
    [{ investment_account_key: 'jorge-valores' }, 'CZ_NOT_FOUND'],
    [{ from_account_key: 'luis-cheques' }, 'CZ_NOT_FOUND'],
    [{ amount: 0 }, '0000 amount'],
    [{ amount: 5_000.001 }, '0000 amount'],
    [{ term: 0 }, '0000 term'],
  ] as const)('rejects %j: %s', async (change, expected) => {
    const { ana } = await openBankAsAna();
    expect(await rejectionOf(ana, change)).toBe(expected);
  });

  test.each([
    '2026-11-23T06:59:00-06:00',
    '2026-11-23T18:00:00-06:00',
    '2026-11-21T11:00:00-06:00',
    '2026-12-25T11:00:00-06:00',
  ])('rejects an order at %s with 2185', async (now) => {
    const { ana } = await openBankAsAna(now);
    expect(await rejectionOf(ana, {})).toBe('2185');
  });

  test.each(['2026-11-23T07:00:00-06:00', '2026-11-23T17:59:00-06:00'])(
    'accepts an order at %s',
    async (now) => {
      const { ana } = await openBankAsAna(now);
      expect((await invest(ana)).status).toBe('ACTIVE');
    },
  );
});

describe('the list of investments', () => {
  test('is filtered by period and sorted newest first across portfolios', async () => {
    const { ana } = await openBankAsAna();
    const listDates = async (query: string) =>
      (await read(ana, `${TRADE}/investments/${query}`)).data.map(
        ({ startDate }: { startDate: string }) => startDate,
      );
    await invest(ana);
    const rows = await listDates('');
    expect(rows).toHaveLength(6);
    expect(rows).toEqual(rows.toSorted().toReversed());
    expect(await listDates('?start_date=2026-11-17')).toEqual(['2026-11-23', '2026-11-17']);
    expect(await listDates('?start_date=2026-11-18&end_date=2026-11-22')).toEqual([]);
    expect(await listDates('?end_date=2026-11-17')).toEqual(rows.slice(1));
    const answer = await ana
      .get(`${TRADE}/investments?start_date=2026-11-18&end_date=2026-11-17`)
      .expect(400);
    expect(answer.body.notifications[0]).toMatchObject({ code: '0000', field: 'end_date' });
  });

  test('is sorted newest first at the same instant, whatever the maturity', async () => {
    const { ana } = await openBankAsAna();
    const keys: string[] = [];
    for (const term of [28, 7, 91]) keys.unshift((await invest(ana, { term, amount: 5_000 })).key);
    const { data } = await read(ana, `${TRADE}/investments?start_date=2026-11-23`);
    expect(data.map(({ key }: { key: string }) => key)).toEqual(keys);
  });
});

describe('a receipt', () => {
  test('is available as a PDF', async () => {
    const { ana } = await openBankAsAna();
    const { key } = await invest(ana);
    const pdf = await ana
      .get(`${TRADE}/investments/${key}/receipt`, { accept: 'application/pdf' })
      .expect(200);
    expect(pdf.type).toBe('application/pdf');
  });

  test.each(['jorge', 'luis'])('is hidden from %s', async (user) => {
    const { bank, ana } = await openBankAsAna();
    const { key } = await invest(ana);
    const other = await bank.signIn(user);
    expect(codeOf(await other.get(`${TRADE}/investments/${key}/receipt`).expect(404))).toBe('CZ_NOT_FOUND');
  });
});

describe('rates', () => {
  const rates = async (type: string) => {
    const { ana } = await openBankAsAna();
    return (await read(ana, `${TRADE}/investments/rates?account_type=VALORES&investment_type=${type}`)).data;
  };

  test('depend on term and amount and include the nominal and real GAT', async () => {
    const notes = await rates('PAYCHECKS');
    expect(notes).toHaveLength(24);
    expect(notes[8]).toEqual({
      term: 28,
      rate: 5.6,
      minimum: 5_000,
      maximum: 50_000,
      gatNominal: 5.75,
      gatReal: 1.93,
      isrRate: 0.9,
    });
    expect(notes[8]).not.toHaveProperty('laterIsrRate');
    expect(notes.at(-1)).toMatchObject({ term: 364, rate: 6.6, minimum: 1_000_000 });
    expect(notes.at(-1)).not.toHaveProperty('maximum');
    expect((await rates('VARIABLE_CEDES')).map(({ rate }: { rate: number }) => rate).slice(0, 4)).toEqual([
      6.07, 6.22, 6.42, 6.67,
    ]);
  });

  test('of an unknown investment type are rejected', async () => {
    const { ana } = await openBankAsAna();
    const query = 'account_type=VALORES&investment_type=BONOS';
    const answer = await ana.get(`${TRADE}/investments/rates?${query}`).expect(400);
    expect(answer.body.notifications[0]).toMatchObject({ code: '0000', field: 'investment_type' });
  });
});
