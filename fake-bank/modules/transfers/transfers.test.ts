import { describe, expect, test } from 'vitest';
import { type Client, openBank } from '#bank/testing/bank-under-test';
import { codeOf, execute, order, setUp, TRANSFERS, transfer, validate } from '#bank/testing/own-transfer';

describe('setUp', () => {
  test('returns the key, the nonce, the accounts of the customer and both rates', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const { body } = await ana.post(TRANSFERS, { transfer_type: 'onetime' }).expect(200);
    expect(body).toMatchObject({ key: expect.any(String), nonce: expect.any(String) });
    expect(body.accounts.map((account: { key: string }) => account.key)).toContain('ana-nomina');
    expect(body.exchangeMatrix).toEqual([
      { exchangeRate: 18.05, toCurrency: 'MXN' },
      { exchangeRate: 18.85, toCurrency: 'USD' },
    ]);
  });
});

describe('validate', () => {
  test('returns both amounts and moves nothing', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const before = await bank.ledger();
    const { key } = await setUp(ana);
    const { body } = await validate(ana, key, order({ to_account_key: 'ana-dolares' })).expect(200);
    expect(body).toEqual({
      key,
      fromAmount: { amount: 100, currencyCode: 'MXN' },
      toAmount: { amount: 5.3, currencyCode: 'USD' },
      exchangeRate: 18.85,
      effectiveDate: '2026-11-23',
    });
    expect((await bank.ledger()).transactions).toHaveLength(before.transactions.length);
  });

  test.each([
    ['a source of another customer', { from_account_key: 'luis-cheques' }, 404, 'CZ_NOT_FOUND'],
    ['a source that does not exist', { from_account_key: 'no-existe' }, 404, 'CZ_NOT_FOUND'],
    ['a destination of another customer', { to_account_key: 'luis-cheques' }, 404, 'CZ_NOT_FOUND'],
    ['the same account', { to_account_key: 'ana-nomina' }, 400, '0000'],
    ['a holiday', { transfer_type: 'schedule' as const, start_date: '2026-12-25' }, 400, '0000'],
    ['a day that does not exist', { start_date: '2026-02-30' }, 400, '0000'],
    [
      'more than the balance',
      { amount: { amount: 9_000_000, currency_code: 'MXN' as const } },
      422,
      'CZ_INSUFFICIENT_FUNDS',
    ],
    ['a concept of 41 characters', { message: 'x'.repeat(41) }, 400, '0000'],
    ['a concept of 41 emoji', { message: '😀'.repeat(41) }, 400, '0000'],
  ])('rejects %s', async (_, change, status, code) => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const { key } = await setUp(ana);
    const answer = await validate(ana, key, order(change)).expect(status);
    expect(codeOf(answer)).toBe(code);
  });

  test.each([-1, 0, 0.001, '1e3', '100', 2 ** 53, null])(
    'rejects the amount %j at its field',
    async (amount) => {
      const bank = await openBank();
      const ana = await bank.signIn('ana');
      const { key } = await setUp(ana);
      const answer = await ana
        .put(`${TRANSFERS}/${key}`, {
          ...order(),
          action: 'Validate',
          amount: { amount, currency_code: 'MXN' },
        })
        .expect(400);
      expect(answer.body.notifications[0]).toMatchObject({ code: '0000', field: 'amount' });
    },
  );

  test('returns the same 404 for a key of another customer as for an unknown one', async () => {
    const bank = await openBank();
    const [ana, luis] = [await bank.signIn('ana'), await bank.signIn('luis')];
    const { key } = await setUp(luis);
    const foreignResponse = await validate(ana, key, order()).expect(404);
    const missingResponse = await validate(ana, 'no-existe', order()).expect(404);
    expect(foreignResponse.body.notifications).toEqual(missingResponse.body.notifications);
  });
});

describe('execute', () => {
  test('moves the money once and returns the receipt', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const [from, to] = [await bank.balance('ana-nomina'), await bank.balance('ana-ahorro')];
    const { receipt } = await transfer(ana, { message: 'Vacaciones' });
    expect(receipt).toMatchObject({
      status: 'PROCESSED',
      confirmationNumber: expect.stringMatching(/^\d{8}$/),
      fromAccount: { description: 'Nómina', displayId: '•••• 4821' },
      toAccount: { key: 'ana-ahorro' },
      fromAmount: { amount: 100, currencyCode: 'MXN' },
      toAmount: { amount: 100, currencyCode: 'MXN' },
      effectiveDate: '2026-11-23',
      operationDate: '2026-11-23T09:30:00-06:00',
      message: 'Vacaciones',
      thirdPartyType: 'OWN',
    });
    expect(await bank.balance('ana-nomina')).toBeCloseTo((from ?? 0) - 100, 2);
    expect(await bank.balance('ana-ahorro')).toBeCloseTo((to ?? 0) + 100, 2);
    expect(await bank.ledger()).toMatchObject({ balanced: true, problems: [] });
  });

  test('converts dollars at the bank’s rate, and the books balance in each currency', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const { receipt } = await transfer(ana, {
      from_account_key: 'ana-dolares',
      amount: { amount: 10, currency_code: 'USD' },
    });
    expect(receipt).toMatchObject({
      fromAmount: { amount: 10 },
      toAmount: { amount: 180.5 },
      exchangeRate: 18.05,
    });
    expect((await bank.ledger()).balanced).toBe(true);
  });

  const countTransactions = async (
    bank: Awaited<ReturnType<typeof openBank>>,
    run: () => Promise<unknown>,
  ) => {
    const before = (await bank.ledger()).transactions.length;
    await run();
    return (await bank.ledger()).transactions.length - before;
  };

  test.each([
    ['ana-nomina', 'ana-ahorro', 'Transferencia entre mis cuentas', 'other'],
    ['ana-nomina', 'ana-tarjeta', 'Pago de tarjeta de crédito', 'credit'],
    ['ana-nomina', 'ana-prestamo', 'Pago de crédito personal', 'credit'],
    ['ana-linea', 'ana-nomina', 'Disposición de línea de crédito', 'credit'],
  ])(
    'uses the same description from %s to %s: %s',
    async (from_account_key, to_account_key, description, category) => {
      const bank = await openBank();
      const ana = await bank.signIn('ana');
      await transfer(ana, {
        from_account_key,
        to_account_key,
        amount: { amount: 1000, currency_code: 'MXN' },
      });
      for (const key of [from_account_key, to_account_key]) {
        const { body } = await ana.get(`/api/accounts/v2/accounts/${key}/transactions?limit=5`).expect(200);
        // Excludes interest charges that the transfer may cause.
        const movements = body.data.filter(({ operation }: { operation?: object }) => operation);
        expect(movements[0]).toMatchObject({ description, category, operation: { kind: 'OWN' } });
      }
    },
  );

  test('a second time returns the same receipt and moves no money', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const executed = await transfer(ana);
    const times = await countTransactions(bank, async () => {
      const response = await execute(ana, executed, executed.order).expect(200);
      expect(response.body).toEqual(executed.receipt);
    });
    expect(times).toBe(0);
  });

  test('moves the money once for twenty concurrent requests', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const operation = await setUp(ana);
    await validate(ana, operation.key, order()).expect(200);
    const times = await countTransactions(bank, async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => execute(ana, operation, order())));
      expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
      expect(new Set(answers.map((answer) => answer.body.confirmationNumber)).size).toBe(1);
    });
    expect(times).toBe(1);
  });

  test.each<[string, (ana: Client, luis: Client) => Promise<unknown>]>([
    [
      'another body after the execution',
      async (ana) => {
        const executed = await transfer(ana);
        const answer = await execute(ana, executed, order({ message: 'Otra' })).expect(409);
        expect(codeOf(answer)).toBe('CZ_NONCE_REUSED');
        return 1;
      },
    ],
    [
      'a body that was not validated',
      async (ana) => {
        const operation = await setUp(ana);
        await validate(ana, operation.key, order());
        const answer = await execute(
          ana,
          operation,
          order({ amount: { amount: 101, currency_code: 'MXN' } }),
        ).expect(409);
        expect(codeOf(answer)).toBe('CZ_NOT_VALIDATED');
        return 0;
      },
    ],
    [
      'an order without validation',
      async (ana) => {
        const answer = await execute(ana, await setUp(ana), order()).expect(409);
        expect(codeOf(answer)).toBe('CZ_NOT_VALIDATED');
        return 0;
      },
    ],
    [
      'a nonce of another customer',
      async (ana, luis) => {
        const [ownOrder, foreign] = [await setUp(ana), await setUp(luis)];
        await validate(ana, ownOrder.key, order());
        await execute(ana, { key: ownOrder.key, nonce: foreign.nonce }, order()).expect(404);
        await execute(ana, foreign, order()).expect(404);
        return 0;
      },
    ],
    [
      'a validation after the execution',
      async (ana) => {
        const executed = await transfer(ana);
        await validate(ana, executed.key, order({ message: 'Otra' })).expect(409);
        return 1;
      },
    ],
  ])('rejects %s', async (_, attempt) => {
    const bank = await openBank();
    const [ana, luis] = [await bank.signIn('ana'), await bank.signIn('luis')];
    let expected: unknown;
    const times = await countTransactions(bank, async () => {
      expected = await attempt(ana, luis);
    });
    expect(times).toBe(expected);
  });

  test('executes only as many concurrent transfers as the balance allows', async () => {
    const bank = await openBank();
    const luis = await bank.signIn('luis');
    const balance = (await bank.balance('luis-cheques')) ?? 0;
    const amount = { amount: Math.floor(balance / 3), currency_code: 'MXN' as const };
    const body = order({ from_account_key: 'luis-cheques', to_account_key: 'luis-tarjeta', amount });
    const operations = await Promise.all(Array.from({ length: 8 }, () => setUp(luis)));
    for (const { key } of operations) await validate(luis, key, body).expect(200);
    const answers = await Promise.all(operations.map((operation) => execute(luis, operation, body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    expect((await bank.ledger()).balanced).toBe(true);
    expect(await bank.balance('luis-cheques')).toBeGreaterThanOrEqual(0);
  });
});
