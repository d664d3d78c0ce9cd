import { describe, expect, test } from 'vitest';
import { findOwnedRecipient } from '#bank/shared/parties/recipients';
import { type BankUnderTest, type Client, openBank, openYearBank } from '#bank/testing/bank-under-test';
import { codeOf } from '#bank/testing/own-transfer';
import { newRecipient, RECIPIENTS } from '#bank/testing/recipient';
import { sendSigned, signPending, TOKENS } from '#bank/testing/signing';

type Row = { key: string; alias: string; accountType: string; status: string };

const list = async (client: Client, query = ''): Promise<Row[]> =>
  (await client.get(`${RECIPIENTS}${query}`).expect(200)).body.data;

const create = (
  client: Client,
  change: Parameters<typeof newRecipient>[0] = {},
  token: string = TOKENS.ana,
) => sendSigned(client, { method: 'POST', url: RECIPIENTS, body: newRecipient(change) }, token);

const edit = (client: Client, key: string, body: object, token: string = TOKENS.ana) =>
  sendSigned(client, { method: 'PUT', url: `${RECIPIENTS}/${key}`, body }, token);

const expectUnchanged = async (bank: BankUnderTest, command: () => Promise<unknown>) => {
  const rows = () => JSON.stringify(bank.bank.store.dump().recipients);
  const before = rows();
  await command();
  expect(rows()).toBe(before);
};

describe('the list of recipients', () => {
  test('is sorted by alias and includes the bank name', async () => {
    const ana = await (await openYearBank()).signIn('ana');
    const rows = await list(ana);
    expect(rows.length).toBeGreaterThanOrEqual(12);
    const aliases = rows.map(({ alias }) => alias);
    expect(aliases).toEqual(aliases.toSorted(new Intl.Collator('es-MX').compare));
    expect(rows.find(({ key }) => key === 'ana-mama')).toEqual({
      key: 'ana-mama',
      alias: 'Mamá',
      name: 'Guadalupe',
      lastName: 'Reyes',
      secondLastName: 'Montiel',
      accountId: expect.stringMatching(/^012\d{15}$/),
      bankId: '012',
      bankName: 'BBVA México',
      accountType: 'TPTOFF',
      recipientType: 'PERSONAL',
      status: 'ACTIVE',
      timesPaid: 12,
      lastTransfer: {
        date: '2026-11-04',
        amount: { amount: 2_500, currencyCode: 'MXN' },
        message: 'Para mamá',
      },
    });
  });

  test('is empty for a new customer', async () => {
    expect(await list(await (await openBank()).signIn('mateo'))).toEqual([]);
  });

  test('is filtered by one or several types', async () => {
    const ana = await (await openBank()).signIn('ana');
    const typesOf = async (query: string) =>
      [...new Set((await list(ana, query)).map(({ accountType }) => accountType))].sort();
    expect(await typesOf('?recipient_type=TPTON')).toEqual(['TPTON']);
    expect(await typesOf('?recipient_type=TPTLOAN,TPTMORTGAGE')).toEqual(['TPTLOAN', 'TPTMORTGAGE']);
    expect(await typesOf('?recipient_type=OWN')).toEqual([]);
    const rejection = await ana.get(`${RECIPIENTS}?recipient_type=TPTON,NADA`).expect(400);
    expect(rejection.body.notifications[0].field).toBe('recipient_type');
  });

  test('is filtered by the source account', async () => {
    const ana = await (await openBank()).signIn('ana');
    const recipients = await list(ana);
    expect(await list(ana, '?origin_product_id=ana-nomina')).toEqual(recipients);
    expect(await list(ana, '?origin_product_id=ana-dolares')).toEqual([]);
    expect(await list(ana, '?origin_product_id=ana-fondo')).toEqual([]);
  });
});

describe('a new recipient', () => {
  test('is on hold for thirty minutes of the bank’s clock', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const response = await create(ana).then(({ body }) => body);
    expect(response).toEqual({
      key: expect.any(String),
      alias: 'Plomero',
      name: 'Fidel',
      lastName: 'Ochoa',
      secondLastName: 'Barrios',
      accountId: '002010077777777771',
      bankId: '002',
      bankName: 'Banamex',
      accountType: 'TPTOFF',
      recipientType: 'PERSONAL',
      status: 'ON_HOLD',
      activeFrom: '2026-11-23T10:00:00-06:00',
      timesPaid: 0,
    });
    const findRecipient = async () => (await list(ana)).find(({ key }) => key === response.key);
    await bank.advance('PT29M59S');
    expect((await findRecipient())?.status).toBe('ON_HOLD');
    const { body } = await bank.advance('PT1S');
    expect(body.fired).toContainEqual({
      kind: 'recipient-activation',
      key: response.key,
      at: '2026-11-23T10:00:00-06:00',
      customer: 'ana',
    });
    expect(await findRecipient()).toEqual({ ...response, status: 'ACTIVE' });
  });

  test('that is a loan has its office and account stored separately', async () => {
    const ana = await (await openBank()).signIn('ana');
    const loan = { account_type: 'TPTLOAN', account_id: '32107654321', bank_id: '044' } as const;
    expect((await create(ana, loan)).body).toMatchObject({ bankOffice: '321', accountId: '7654321' });
  });

  test.each([
    ['alias', { alias: '' }],
    ['alias', { alias: 'x'.repeat(26) }],
    ['alias', { alias: '   ' }],
    ['name', { name: 'x'.repeat(41) }],
    ['name', { name: '<b>Fidel</b>' }],
    ['name', { name: 'Fidel<' }],
    ['account_id', { account_id: '0020100777777777AB' }],
    ['account_id', { account_id: '002010077777777770' }],
    ['bank_id', { bank_id: '2' }],
    ['bank_id', { bank_id: '072' }],
    ['bank_id', { account_id: '5899000072688487', bank_id: '012' }],
    ['bank_id', { account_type: 'TPTCC', account_id: '5899000072688487', bank_id: '012' }],
    ['last_name', { last_name: undefined }],
  ])('with an invalid %s is rejected before signing: %o', async (field, change) => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    await expectUnchanged(bank, async () => {
      const rejection = await ana.post(RECIPIENTS, { ...newRecipient(), ...change }).expect(400);
      expect(rejection.body.notifications[0]).toMatchObject({ code: '0000', field });
    });
  });

  test.each([
    ['TPTON', 'account number'],
    ['TPTON', 'debit card'],
    ['TPTCC', 'debit card'],
  ] as const)('that is an own account is rejected: %s %s', async (account_type, number) => {
    const ana = await (await openBank()).signIn('ana');
    const { body: ownAccount } = await ana.get('/api/accounts/v2/accounts/ana-nomina').expect(200);
    const account_id = number === 'debit card' ? ownAccount.debitCard : ownAccount.clabe.slice(6, 17);
    const rejection = await ana.post(RECIPIENTS, newRecipient({ account_type, account_id, bank_id: '044' }));
    expect(rejection.status).toBe(400);
    expect(rejection.body.notifications[0]).toMatchObject({ field: 'account_id' });
  });

  test('with a used alias or account is rejected', async () => {
    const ana = await (await openBank()).signIn('ana');
    await create(ana);
    const alias = await ana.post(RECIPIENTS, newRecipient({ account_id: '5512345678' })).expect(409);
    expect(codeOf(alias)).toBe('E_BAASMXTREC_013');
    const account = await ana.post(RECIPIENTS, newRecipient({ alias: 'Otro' })).expect(409);
    expect(codeOf(account)).toBe('E_BAASMXTREC_014');
  });

  test('can be an account that is a recipient of another customer', async () => {
    const bank = await openBank();
    await create(await bank.signIn('ana'));
    const response = await create(await bank.signIn('luis'), {}, TOKENS.luis);
    expect(response.body.alias).toBe('Plomero');
  });

  test('is checked again after signing', async () => {
    const ana = await (await openBank()).signIn('ana');
    const other = newRecipient({ alias: 'Otro' });
    const response = await ana.post(RECIPIENTS, other).expect(200);
    await create(ana);
    await signPending(ana, { method: 'POST', url: RECIPIENTS, key: response.body.key }, TOKENS.ana);
    expect(codeOf(await ana.post(RECIPIENTS, other).expect(409))).toBe('E_BAASMXTREC_014');
  });

  test('can have a phone number that is saved at another bank', async () => {
    const ana = await (await openBank()).signIn('ana');
    const phone = { account_id: '5512345670' } as const;
    await create(ana, { ...phone, alias: 'Uno', bank_id: '012' });
    await create(ana, { ...phone, alias: 'Dos', bank_id: '072' });
    const thirdRecipient = newRecipient({ ...phone, alias: 'Tres', bank_id: '072' });
    expect(codeOf(await ana.post(RECIPIENTS, thirdRecipient).expect(409))).toBe('E_BAASMXTREC_014');
    const savedRows = (await list(ana)).filter(({ alias }) => ['Uno', 'Dos', 'Tres'].includes(alias));
    expect(savedRows.map(({ alias }) => alias)).toEqual(['Dos', 'Uno']);
  });

  test('is created once for concurrent requests', async () => {
    const ana = await (await openBank()).signIn('ana');
    const response = await ana.post(RECIPIENTS, newRecipient()).expect(200);
    await signPending(ana, { method: 'POST', url: RECIPIENTS, key: response.body.key }, TOKENS.ana);
    const answers = await Promise.all(Array.from({ length: 5 }, () => ana.post(RECIPIENTS, newRecipient())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await list(ana)).filter(({ alias }) => alias === 'Plomero')).toHaveLength(1);
  });
});

describe('a token on the phone', () => {
  const createWithToken = async (approves?: boolean) => {
    const bank = await openBank();
    const sofia = await bank.signIn('sofia');
    if (approves !== undefined) {
      const answer = await bank.send('put', '/__bank/phones/sofia', { approves }).expect(200);
      expect(answer.body).toEqual({ customer: 'sofia', approves });
    }
    return { bank, sofia, creation: await create(sofia, {}, TOKENS.sofia) };
  };

  test.each([[undefined], [true]])(
    'requires a QR approval after the token value; phone approves: %s',
    async (approves) => {
      const { sofia, creation } = await createWithToken(approves);
      expect(creation.body).toEqual({ status: 'REQUIRED_SIGN', key: expect.any(String), by: 'QR' });
      const response = await sofia.post(RECIPIENTS, newRecipient()).expect(200);
      expect(response.body).toMatchObject({ alias: 'Plomero', status: 'ON_HOLD' });
    },
  );

  test('creates no recipient if the customer rejects the approval, which is then required again', async () => {
    const { bank, sofia } = await createWithToken(false);
    const rejection = await sofia.post(RECIPIENTS, newRecipient()).expect(409);
    expect(codeOf(rejection)).toBe('E500BAASMXSQR005');
    await bank.send('put', '/__bank/phones/sofia', { approves: true }).expect(200);
    expect((await sofia.post(RECIPIENTS, newRecipient()).expect(200)).body).toMatchObject({ by: 'QR' });
    expect((await sofia.post(RECIPIENTS, newRecipient()).expect(200)).body.alias).toBe('Plomero');
  });

  test('cannot be set for an unknown customer', async () => {
    const bank = await openBank();
    const rejection = await bank.send('put', '/__bank/phones/nadie', { approves: true }).expect(400);
    expect(rejection.body.notifications[0].field).toBe('customer');
  });
});

describe('an edit', () => {
  test('is signed and appears in the list', async () => {
    const ana = await (await openBank()).signIn('ana');
    const editResponse = await edit(ana, 'ana-mama', { alias: 'Ma', name: 'Lupita' });
    expect(editResponse.body).toMatchObject({
      key: 'ana-mama',
      alias: 'Ma',
      name: 'Lupita',
      lastName: 'Reyes',
    });
    expect((await list(ana)).find(({ key }) => key === 'ana-mama')).toEqual(editResponse.body);
  });

  test('can keep its alias', async () => {
    const ana = await (await openBank()).signIn('ana');
    const editResponse = await edit(ana, 'ana-mama', { alias: 'Mamá', second_last_name: 'Montes' });
    expect(editResponse.body).toMatchObject({ alias: 'Mamá', secondLastName: 'Montes' });
  });

  test('with a used alias, an account or a status is rejected', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    await expectUnchanged(bank, async () => {
      const response = await ana.put(`${RECIPIENTS}/ana-mama`, { alias: 'LUIS' }).expect(409);
      expect(codeOf(response)).toBe('E_BAASMXTREC_013');
      await ana.put(`${RECIPIENTS}/ana-mama`, { alias: 'Ma', account_id: '1' }).expect(400);
      await ana.put(`${RECIPIENTS}/ana-mama`, { alias: 'Ma', status: 'ACTIVE' }).expect(400);
    });
  });

  test('of a recipient of another customer returns 404', async () => {
    const bank = await openBank();
    const luis = await bank.signIn('luis');
    await expectUnchanged(bank, async () => {
      await luis.put(`${RECIPIENTS}/ana-mama`, { alias: 'Ma' }).expect(404);
    });
  });
});

describe('the recipient on hold in the seed', () => {
  test('becomes active eighteen minutes after the start', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const { key } = ana;
    const carpenter = () => findOwnedRecipient(bank.bank.read, key, 'ana-carpintero');
    expect(carpenter()).toMatchObject({
      status: 'ON_HOLD',
      activeFrom: Date.parse('2026-11-23T09:48:00-06:00'),
    });
    await bank.advance('PT18M');
    expect(carpenter().status).toBe('ACTIVE');
  });
});
