import { beforeAll, describe, expect, test } from 'vitest';
import { collections } from '#bank/modules';
import { maximumOf } from '#bank/shared/limits/limits';
import { openBank } from '#bank/testing/bank-under-test';
import { withField } from '#bank/testing/leaves';
import {
  acceptInto,
  errorAt,
  errorOf,
  errorOfEdited,
  exportOf,
  openLivedBank,
  type Records,
  type Row,
  rejectionOf,
  rowOf,
  type Snapshot,
  stateOf,
} from './import.test-support';

type Edit = (records: Records) => void;

const isTransferTo =
  (whom: 'own' | 'others') =>
  ({ customer, thirdParty }: Row) =>
    customer === '40010001' && (thirdParty === undefined) === (whom === 'own');

/** Sets a value in one of Ana's rows. */
const put =
  (list: string, path: string, value: unknown, isLike?: (row: Row) => boolean): Edit =>
  (records) => {
    const row = rowOf(records, list, isLike);
    Object.assign(row, withField(row, path.split('.'), value));
  };

const add =
  (list: string, row: Row): Edit =>
  (records) =>
    void records[list]?.push(row);

test.each<[list: string, path: string]>([
  ['fund-positions', 'cash'],
  ['fund-operations', 'cash'],
  ['saving-programs', 'from.account'],
  ['saving-programs', 'to.account'],
  ['direct-debits', 'from.account'],
  ['portability-requests', 'to.account'],
  ['investments', 'paidFrom'],
  ['investments', 'proceedsTo'],
])('%s requires a cheque account in pesos as %s', async (list, path) => {
  for (const account of ['ana-dolares', 'ana-tarjeta']) {
    expect(await errorOfEdited(put(list, path, account))).toMatch(
      errorAt(list, path, `${account} no es una cuenta de cheques en pesos.`),
    );
  }
});

/** The certificate with a rate of 6.35 %. */
const isCede = ({ amount }: Row) => amount === 60_000_00;

const medium = (account: string): Row => ({ account, paymentType: 'ACCOUNT', status: 'DISABLED' });

const set =
  (list: string, change: object): Edit =>
  (records) =>
    void Object.assign(Object(records[list]?.at(-1)), change);

const isSameCurrency = (row: Row) => isTransferTo('own')(row) && row.exchangeRate === undefined;

test.each<[what: string, list: string, field: string, reason: string | RegExp, edit: Edit]>([
  [
    'a medium that cannot be charged',
    'charged-media',
    'account',
    'ana-dolares no es una',
    add('charged-media', medium('ana-dolares')),
  ],
  [
    'a bank account in a row without a customer',
    'charged-media',
    'account',
    'nombra bank:spei:MXN, que es de otro cliente.',
    add('charged-media', medium('bank:spei:MXN')),
  ],
  [
    'a balance of an unknown account',
    'balances',
    'account',
    'nombra nadie, que no existe.',
    add('balances', { account: 'nadie', balance: 0 }),
  ],
  [
    'an unknown account',
    'saving-programs',
    'to.account',
    'nombra nadie, que no existe.',
    put('saving-programs', 'to.account', 'nadie'),
  ],
  [
    'an unknown customer',
    'recipients',
    'customer',
    'nombra al cliente nadie, que no existe.',
    set('recipients', { customer: 'nadie' }),
  ],
  [
    'an amount that is too large',
    'saving-programs',
    'amount',
    'Debe ser menor',
    put('saving-programs', 'amount', 9e15),
  ],
  [
    'a transfer with different amounts in one currency',
    'transfers',
    'to.amount',
    /de \S+ no llega lo que sale\./,
    put('transfers', 'to.amount', 400_000_00, isSameCurrency),
  ],
  [
    'a transfer in one currency with an exchange rate',
    'transfers',
    'exchangeRate',
    /\S+ no dice bien a qué tipo de cambio\./,
    put('transfers', 'exchangeRate', 18, isSameCurrency),
  ],
  ['a negative rate', 'investments', 'rate', 'Debe ser mayor o igual a 0', put('investments', 'rate', -1)],
  [
    'a rate above the maximum',
    'investments',
    'rate',
    /\S+ da 6.36 % al año, y lo más que se da es 6.35 %./,
    put('investments', 'rate', 6.36, isCede),
  ],
  [
    'a term that is not offered',
    'investments',
    'term',
    /\S+ es de un plazo o un importe que/,
    put('investments', 'term', 29),
  ],
  [
    'an amount below the minimum',
    'investments',
    'term',
    /\S+ es de un plazo o un importe que/,
    put('investments', 'amount', 4_999_99),
  ],
  [
    'more than the balance of the portfolio',
    'investments',
    'amount',
    'las inversiones de ana-valores suman $1,150,000.00 MXN, más de lo',
    put('investments', 'amount', 1_060_000_00, isCede),
  ],
  [
    'a transfer to own accounts in dollars from an account in pesos',
    'transfers',
    'from.currency',
    'ana-nomina no es una cuenta en USD.',
    put('transfers', 'from.currency', 'USD', isTransferTo('own')),
  ],
  [
    'a transfer to others in dollars from an account in pesos',
    'transfers',
    'to.currency',
    /lo que va a \S+ no puede estar en MXN\./,
    put('transfers', 'from.currency', 'USD', isTransferTo('others')),
  ],
  [
    'a third-party transfer in dollars on both sides',
    'transfers',
    'from.currency',
    'ana-nomina no es una cuenta en USD.',
    (records) => {
      for (const leg of ['from', 'to'])
        put('transfers', `${leg}.currency`, 'USD', isTransferTo('others'))(records);
    },
  ],
  [
    'a transfer that arrives in dollars in an account in pesos',
    'transfers',
    'to.currency',
    'ana-ahorro no es una cuenta en USD.',
    put('transfers', 'to.currency', 'USD', isTransferTo('own')),
  ],
  [
    'a payment in dollars from an account in pesos',
    'payments',
    'from.currency',
    /\S+ no es una cuenta en USD\./,
    put('payments', 'from.currency', 'USD'),
  ],
  ...['payees', 'direct-debits', 'payments', 'bills'].map((list): [string, string, string, string, Edit] => [
    `an unknown merchant in ${list}`,
    list,
    'merchantKey',
    'nombra la empresa nadie-sa, que no existe.',
    set(list, { merchantKey: 'nadie-sa' }),
  ]),
  [
    'a floor that does not match its product',
    'accounts',
    'floor',
    'ana-nomina no tiene el mínimo',
    put('accounts', 'floor', -1e14, ({ key }) => key === 'ana-nomina'),
  ],
  [
    'a cheque account with a credit limit',
    'accounts',
    'terms',
    'ana-nomina no tiene las condiciones de su producto.',
    ({ accounts }) => {
      const limit = 1_000_000_00;
      const terms = { kind: 'revolving', limit, yearlyRate: 10, cutOffDay: 1 };
      Object.assign(Object(accounts?.find(({ key }) => key === 'ana-nomina')), { terms, floor: -limit });
    },
  ],
  [
    'a card whose limit is not its floor',
    'accounts',
    'floor',
    'ana-tarjeta no tiene el mínimo',
    put('accounts', 'terms.limit', 1_00, ({ key }) => key === 'ana-tarjeta'),
  ],
  ['a term longer than any loan', 'offers', 'deadlines.0', '', set('offers', { deadlines: [200_000] })],
  ['a job of an unknown kind', 'due-work', 'kind', 'nadie conoce x.', set('due-work', { kind: 'x' })],
  [
    'a job before the supported years',
    'due-work',
    'at',
    'Escribe un instante',
    set('due-work', { at: -1e14 }),
  ],
  [
    'a movement with the date of another day',
    'transactions',
    'date',
    'no es el día de su hora, ',
    set('transactions', { date: '2020-01-01' }),
  ],
  [
    'a movement with an invalid time',
    'transactions',
    'at',
    'Escribe un instante',
    set('transactions', { at: 1e300 }),
  ],
  [
    'a balance that does not add to the previous one',
    'transactions',
    'postings.0.balance',
    /\S+ queda en -?\d+ centavos, no en 1\./,
    ({ transactions }) => Object.assign(Object(transactions?.at(-1)?.postings)[0], { balance: 1 }),
  ],
  [
    'a balance that is not the sum of its movements',
    'balances',
    'balance',
    /los movimientos suman -?\d+ centavos, no 1\./,
    set('balances', { balance: 1 }),
  ],
  [
    'units that do not match the account balance',
    'fund-positions',
    'units',
    'ana-fondo tiene 70076 títulos, que no valen lo que hay en la cuenta',
    put('fund-positions', 'units', 70_076),
  ],
  [
    'units of a fund with another price',
    'fund-positions',
    'units',
    'ana-fondo tiene 70075 títulos, que no valen',
    put('fund-positions', 'fund', 'CZLIQUIDEZ'),
  ],
  [
    'units without operations',
    'fund-positions',
    'units',
    'ana-fondo tiene 70075 títulos, y sus operaciones dejaron 70074',
    (records) => {
      const operation = records['fund-operations']?.find(
        ({ account, traded }) => account === 'ana-fondo' && traded,
      );
      const traded = Object(operation?.traded);
      Object.assign(traded, { units: traded.units - 1 });
    },
  ],
  [
    'a limit above the maximum',
    'customer-limits',
    'amount',
    /el límite SAP de \S+ rebasa \$100,000\.00 MXN/,
    ({ 'customer-limits': limits, customers }) =>
      limits?.push({ customer: customers?.[0]?.key, limitKey: 'SAP', amount: 100_000_01 }),
  ],
])('rejects %s', async (_, list, field, reason, edit) => {
  expect(await errorOfEdited(edit)).toMatch(errorAt(list, field, reason));
});

test('rejects a bank without its clock, or with one out of reach', async () => {
  const clocks: [field: string, reason: string, edit: Edit][] = [
    ['origin', 'El reloj de un banco va', set('clock', { origin: 0 })],
    ['at', 'el reloj está fuera de los años', set('clock', { at: 0 })],
    ['at', 'avanza más de 40 años', set('clock', { at: Date.parse('2070-01-01T00:00:00Z') })],
    ['at', 'avanza más de 40 años', set('clock', { mode: 'shifted' })],
    ['at', 'avanza más de 40 años', set('clock', { mode: 'shifted', at: 41 * 365 * 86_400_000 })],
  ];
  for (const [field, reason, edit] of clocks)
    expect(await errorOfEdited(edit)).toMatch(errorAt('clock', field, reason));
});

test('a real clock, or none, must be within reach as well', async () => {
  const bank = await openBank();
  const later = () => Date.parse('2070-01-01T00:00:00Z');
  for (const clock of [[], [{ key: 'clock', mode: 'real', at: 0, origin: null }]]) {
    const { version, records } = exportOf(bank);
    const snapshot = { version, records: { ...records, clock } };
    expect(await rejectionOf(() => stateOf(snapshot, later))).toMatch(
      errorAt('clock', 'mode', 'avanza más de'),
    );
    expect(await rejectionOf(() => stateOf(snapshot, bank.systemClock.read))).toBeUndefined();
  }
});

test.each<[list: string, field: string, words: string]>([
  ['customers', 'user', 'el usuario ana'],
  ['accounts', 'clabe', 'la CLABE'],
  ['accounts', 'debitCard', 'la tarjeta'],
  ['transfers', 'confirmationNumber', 'el folio'],
  ['investments', 'confirmationNumber', 'el folio'],
  ['transfers', 'thirdParty.trackingKey', 'la clave de rastreo'],
  ['transfers', 'thirdParty.proofKey', 'la clave del CEP'],
  ['offers', 'reference', 'la oferta'],
])('rejects two rows of %s with the same %s', async (list, field, words) => {
  const path = field.split('.');
  const given = (row: Row) => path.reduce<unknown>((value, name) => Object(value)[name], row);
  const error = await errorOfEdited((records) => {
    const [first, second] = records[list]?.filter((row) => given(row) !== undefined) ?? [];
    Object.assign(Object(second), withField(Object(second), path, given(Object(first))));
  });
  expect(error).toMatch(errorAt(list, field, words));
  expect(error).toMatch(new RegExp(` está también en la fila \\d+ de «${list}»`));
});

test('rejects a folio of a row in another list', async () => {
  const error = await errorOfEdited(({ transfers, payments }) =>
    Object.assign(Object(payments?.at(-1)), { confirmationNumber: transfers?.[0]?.confirmationNumber }),
  );
  expect(error).toMatch(/^La fila \d+ de «payments» .* está también en la fila 1 de «transfers»\.$/);
});

test.each([
  ['recipients', 'accountId', 'la cuenta TPT'],
  ['payees', 'reference', 'el servicio '],
])('rejects two %s of a customer with the same %s', async (list, field, words) => {
  const error = await errorOfEdited(
    (records) => void records[list]?.push({ ...records[list]?.[0], key: 'otro' }),
  );
  expect(error).toMatch(errorAt(list, field, words));
  expect(error).toContain(` está también en la fila 1 de «${list}».`);
});

test.each([
  ['012320015488230198', 'Revisa los números'],
  ['5512345678', undefined],
  ['123456789', '123456789 no tiene los dígitos de su tipo de cuenta.'],
])('checks the number %s of a recipient against its type', async (accountId, reason) => {
  const edit = put('recipients', 'accountId', accountId, ({ key }) => key === 'ana-mama');
  const error = await errorOfEdited(edit);
  if (reason === undefined) expect(error).toBeUndefined();
  else expect(error).toMatch(errorAt('recipients', 'accountId', reason));
});

test('errors of a row name the fields of its key', async () => {
  const repeat = (list: string) =>
    errorOfEdited((records) => void records[list]?.push({ ...records[list]?.[0] }));
  expect(await repeat('fund-valuations')).toMatch(
    errorAt('fund-valuations', 'fund, date', 'es igual en la fila 1.'),
  );
  expect(await repeat('sequences')).toMatch(errorAt('sequences', 'name', 'es igual en la fila 1.'));
});

describe('counters', () => {
  let lived: Snapshot;
  beforeAll(async () => {
    lived = exportOf(await openLivedBank());
  });
  const withCounters = (change: (rows: Row[]) => Row[]) => ({
    ...lived,
    records: { ...lived.records, sequences: change(lived.records.sequences ?? []) },
  });
  const errorWith = (change: (rows: Row[]) => Row[]) => rejectionOf(() => stateOf(withCounters(change)));
  const declared = [...new Set(collections.flatMap((collection) => collection.sequences))];

  test('of the lived bank are all in use', () => {
    const used = lived.records.sequences?.map(({ name }) => name);
    expect(declared.filter((name) => !used?.includes(name))).toEqual([]);
  });

  test.each(declared)('%s may not be behind the rows', async (name) => {
    const behind = (row: Row) => (row.name === name ? { ...row, last: Number(row.last) - 1 } : row);
    expect(await errorWith((rows) => rows.map(behind))).toMatch(
      errorAt('sequences', 'last', /va detrás de «[^»]+» en la fila \d+ de «[a-z-]+»\.$/),
    );
  });

  test('a missing counter is behind the rows', async () => {
    expect(await errorWith((rows) => rows.filter(({ name }) => name !== 'confirmation'))).toMatch(
      'La fila confirmation de «sequences» no vale: «last»: va detrás de «confirmationNumber»',
    );
  });

  test.each(['__proto__', 'nadie', ''])('of the unknown name "%s" are rejected', async (name) => {
    expect(await errorWith((rows) => [...rows, { name, last: 1 }])).toMatch(errorAt('sequences', 'name', ''));
  });

  test.each([9_007_199_254_740_991, 1e300, -1, 0.5])('cannot be at %d', async (last) => {
    expect(await errorWith((rows) => rows.map((row) => ({ ...row, last })))).toMatch(
      errorAt('sequences', 'last', ''),
    );
  });
});

describe('references of a row', () => {
  const beside = (fields: object) => (row: Row) => Object.assign(row, fields);
  const within = (field: 'from' | 'to', account: string) => (row: Row) =>
    Object.assign(Object(row[field]), { account });

  test.each<[list: string, field: string, key: string, spoil: (row: Row) => void]>([
    ['saving-programs', 'from.account', 'luis-cheques', within('from', 'luis-cheques')],
    ['saving-programs', 'to.account', 'luis-cheques', within('to', 'luis-cheques')],
    ['portability-requests', 'to.account', 'luis-cheques', within('to', 'luis-cheques')],
    ['direct-debits', 'from.account', 'luis-cheques', within('from', 'luis-cheques')],
    ['payments', 'from.account', 'luis-cheques', within('from', 'luis-cheques')],
    ['payments', 'payee', 'luis-luz', beside({ payee: 'luis-luz' })],
    ['transfers', 'from.account', 'luis-cheques', within('from', 'luis-cheques')],
    ['transfers', 'from.account', 'bank:spei:MXN', within('from', 'bank:spei:MXN')],
    ['investments', 'paidFrom', 'luis-cheques', beside({ paidFrom: 'luis-cheques' })],
    ['investments', 'proceedsTo', 'luis-cheques', beside({ proceedsTo: 'luis-cheques' })],
    ['fund-positions', 'cash', 'luis-cheques', beside({ cash: 'luis-cheques' })],
    ['fund-operations', 'cash', 'luis-cheques', beside({ cash: 'luis-cheques' })],
    ['fund-operations', 'account', 'elena-fondo', beside({ account: 'elena-fondo' })],
    ['offers', 'account', 'luis-tarjeta', beside({ account: 'luis-tarjeta' })],
    [
      'offers',
      'acceptance.properties.deposit_account_key',
      'luis-cheques',
      beside({ acceptance: acceptInto('luis-cheques') }),
    ],
  ])('cannot be to another customer: %s %s to %s', async (list, field, key, spoil) => {
    const error = await errorOfEdited((records) => spoil(rowOf(records, list)));
    expect(error).toMatch(errorAt(list, field, `nombra ${key}, que es de otro cliente.`));
  });

  test('are to an own account or a recipient, depending on the type of transfer', async () => {
    for (const [isTo, account] of [
      ['own', 'luis-cheques'],
      ['others', 'luis-casera'],
    ] as const) {
      const sentTo = (key: string): Edit => put('transfers', 'to.account', key, isTransferTo(isTo));
      expect(await errorOfEdited(sentTo(account))).toMatch(
        errorAt('transfers', 'to.account', `nombra ${account}, que es de otro cliente.`),
      );
      // A recipient may have been removed later.
      const error = await errorOfEdited(sentTo('nadie'));
      if (isTo === 'own') expect(error).toMatch(errorAt('transfers', 'to.account', 'nombra nadie'));
      else expect(error).toBeUndefined();
    }
  });

  test('are declared by every collection', async () => {
    const lived = await openLivedBank();
    const { state } = lived.bank.store;
    // Excludes ledger and clock internals, pruned operations, and rows without an owner.
    const silent = new Set(['balances', 'transactions', 'due-work', 'operations', 'bill-credits']);
    const { records } = exportOf(lived);
    const keysOf = (name: string) => records[name]?.map(({ key }) => key) ?? [];
    const somebodys = new Set(['accounts', 'recipients', 'payees', 'direct-debits'].flatMap(keysOf));
    const textsIn = (value: unknown): unknown[] =>
      typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [value];
    const told = collections.filter(({ name }) => !silent.has(name));
    const empty = told.filter((collection) => collection.dump(state).length === 0);
    expect(
      empty.map(({ name }) => name),
      'openLivedBank leaves no row of these: make one there',
    ).toEqual([]);
    for (const collection of told) {
      for (const row of collection.dump(state)) {
        const { key, ...rest } = { key: undefined, ...row };
        const named = Object.values(collection.references(row)).flatMap((reference) => reference?.[1] ?? []);
        const found = textsIn(rest).filter((text) => text !== key && somebodys.has(text));
        expect([collection.name, new Set(named)]).toEqual([collection.name, new Set([...found, ...named])]);
      }
    }
  });
});

const waits = ({ status }: Row) => status === 'SCHEDULED';
const isOver = ({ status, executedAt }: Row) => status === 'REJECTED' && executedAt !== undefined;
const wasAtOnce = ({ status, transferType, transactionType }: Row) =>
  status === 'PROCESSED' && (transferType ?? transactionType) !== 'schedule';

test.each<[list: string, path: string, value: unknown, words: string, isLike?: (row: Row) => boolean]>([
  ['transfers', 'executedAt', undefined, 'ya no espera su día, y no dice desde cuándo.', isOver],
  ['transfers', 'executedAt', 1_790_000_000_000, 'espera su día, y ya dice cuándo se hizo.', waits],
  ['transfers', 'transferType', 'onetime', 'espera su día, y no se ordenó para otro.', waits],
  ['transfers', 'status', 'PROCESSED', 'ya no espera su día, y no dice desde cuándo.', waits],
  ['transfers', 'status', 'SCHEDULED', 'espera su día, y no se ordenó para otro.', wasAtOnce],
  ['payments', 'status', 'PROCESSED', 'ya no espera su día, y no dice desde cuándo.', waits],
  ['payments', 'status', 'SCHEDULED', 'espera su día, y no se ordenó para otro.', wasAtOnce],
  ['fund-operations', 'status', 'CANCELLED', 'ya no espera su día, y no dice desde cuándo.', waits],
  ['fund-operations', 'cash', undefined, 'no tiene cuenta de cheques.', waits],
  ['fund-operations', 'status', 'REJECTED', 'no dice bien si se hizo.', ({ traded }) => traded !== undefined],
  ['saving-programs', 'status', 'PAUSED', 'no dice bien si está en pausa.'],
  ['saving-programs', 'nextRun', undefined, 'no dice bien si está en pausa.'],
  ['portability-requests', 'status', 'ACCEPTED', 'no está como dice su historia.'],
  [
    'direct-debits',
    'cancelledAt',
    1_790_000_000_000,
    'está cancelada, y dice cuándo se cobra.',
    (row) => 'turn' in row,
  ],
  ['recipients', 'status', 'ON_HOLD', 'espera, y no dice hasta cuándo.', ({ activeFrom }) => !activeFrom],
])('rejects a row of %s with an inconsistent %s: %s', async (list, path, value, words, isLike) => {
  let key: unknown;
  const refusal = await errorOfEdited((records) => {
    key = rowOf(records, list, isLike).key;
    put(list, path, value, isLike)(records);
  });
  expect(refusal).toMatch(/^La fila \d+ de «[a-z-]+» no vale: «[^»]+»: /);
  expect(refusal).toContain(`de «${list}» no vale: «`);
  expect(refusal?.endsWith(`: ${key} ${words}`)).toBe(true);
});

test.each<[what: string, words: RegExp, edit: Edit]>([
  [
    'a scheduled row without a job',
    /^La fila scheduled-transfer:\S+ de «due-work» no vale: «key»: falta lo que espera /,
    (records) => {
      records['due-work'] = records['due-work']?.filter(({ kind }) => kind !== 'scheduled-transfer') ?? [];
    },
  ],
  [
    'a scheduled row with a job at another time',
    /^La fila \d+ de «due-work» no vale: «at»: lo que espera \S+ \(scheduled-transfer\) no toca/,
    put('transfers', 'effectiveDate', '2026-12-09', waits),
  ],
  [
    'a job without a row',
    /^La fila \d+ de «due-work» no vale: «key»: nadie espera saving-program de ana-ahorra-viaje\.$/,
    (records) => {
      records['saving-programs'] = [];
    },
  ],
])('rejects jobs that do not match the rows: %s', async (_, words, edit) => {
  expect(await errorOfEdited(edit)).toMatch(words);
});

test('accepts boundary values: the maximum limit, the best and the zero rate, a removed payee', async () => {
  const bank = await openBank();
  const snapshot = exportOf(bank);
  const { records } = snapshot;
  add('customer-limits', { customer: '40010003', limitKey: 'SAP', amount: maximumOf('SAP') })(records);
  put('investments', 'rate', 6.35, isCede)(records);
  put('investments', 'rate', 0, ({ amount }) => amount === 20_000_00)(records);
  put('payments', 'payee', 'nadie')(records);
  expect(await errorOf(bank, snapshot)).toBeUndefined();
});
