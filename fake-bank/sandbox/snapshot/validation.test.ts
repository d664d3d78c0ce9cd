import { expect, test } from 'vitest';
import { maximumOf } from '#bank/shared/limits/limits';
import { openBank } from '#bank/testing/bank-under-test';
import { withField } from '#bank/testing/leaves';
import { errorOf, errorOfEdited, exportOf, type Records, type Row, rowOf } from './import.test-support';

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
    expect(await errorOfEdited(put(list, path, account))).toBe(
      `«${list}»: ${account} no es una cuenta de cheques en pesos.`,
    );
  }
});

/** The certificate with a rate of 6.35 %. */
const isCede = ({ amount }: Row) => amount === 60_000_00;

const medium = (account: string): Row => ({ account, paymentType: 'ACCOUNT', status: 'DISABLED' });

test.each<[what: string, words: string, edit: Edit]>([
  ['a medium that cannot be charged', 'ana-dolares no es una', add('charged-media', medium('ana-dolares'))],
  [
    'a bank account in a row without a customer',
    'nombra bank:spei:MXN, que es de otro cliente.',
    add('charged-media', medium('bank:spei:MXN')),
  ],
  [
    'a balance of an unknown account',
    '«balances»: nombra nadie, que no existe.',
    add('balances', { account: 'nadie', balance: 0 }),
  ],
  ['an amount that is too large', '«amount»: Debe ser menor', put('saving-programs', 'amount', 9e15)],
  [
    'a transfer with different amounts in one currency',
    'no llega lo que sale.',
    put(
      'transfers',
      'to.amount',
      400_000_00,
      (row) => isTransferTo('own')(row) && row.exchangeRate === undefined,
    ),
  ],
  [
    'a transfer in one currency with an exchange rate',
    'no dice bien a qué tipo de cambio.',
    put('transfers', 'exchangeRate', 18, (row) => isTransferTo('own')(row) && row.exchangeRate === undefined),
  ],
  ['a negative rate', '«rate»: Debe ser mayor o igual a 0', put('investments', 'rate', -1)],
  [
    'a rate above the maximum',
    'da 6.36 % al año, y lo más que se da es 6.35 %.',
    put('investments', 'rate', 6.36, isCede),
  ],
  ['a term that is not offered', 'un plazo o un importe que', put('investments', 'term', 29)],
  ['an amount below the minimum', 'un plazo o un importe que', put('investments', 'amount', 4_999_99)],
  [
    'more than the balance of the portfolio',
    'las inversiones de ana-valores suman $1,150,000.00 MXN, más de lo',
    put('investments', 'amount', 1_060_000_00, isCede),
  ],
  ...(['own', 'others'] as const).map((whom): [string, string, Edit] => [
    `a transfer to ${whom} in dollars from an account in pesos`,
    whom === 'own' ? 'ana-nomina no es una cuenta en USD.' : 'no puede estar en MXN.',
    put('transfers', 'from.currency', 'USD', isTransferTo(whom)),
  ]),
  [
    'a third-party transfer in dollars on both sides',
    'ana-nomina no es una cuenta en USD.',
    (records) => {
      for (const leg of ['from', 'to'])
        put('transfers', `${leg}.currency`, 'USD', isTransferTo('others'))(records);
    },
  ],
  [
    'a transfer that arrives in dollars in an account in pesos',
    'ana-ahorro no es una cuenta en USD.',
    put('transfers', 'to.currency', 'USD', isTransferTo('own')),
  ],
  [
    'a payment in dollars from an account in pesos',
    'no es una cuenta en USD.',
    put('payments', 'from.currency', 'USD'),
  ],
  ...['payees', 'direct-debits', 'payments', 'bills'].map((list): [string, string, Edit] => [
    `an unknown merchant in ${list}`,
    `«${list}»: nombra la empresa nadie-sa, que no existe.`,
    (records) => Object.assign(Object(records[list]?.at(-1)), { merchantKey: 'nadie-sa' }),
  ]),
  ...(
    [
      ['customers', 'user', 'el usuario ana'],
      ['accounts', 'clabe', 'la CLABE'],
      ['accounts', 'debitCard', 'la tarjeta'],
    ] as const
  ).map(([list, field, words]): [string, string, Edit] => [
    `two rows of ${list} with the same ${field}`,
    `«${list}»: dos filas tienen ${words}`,
    (records) => {
      const [first, second] = records[list]?.filter((row) => row[field] !== undefined) ?? [];
      Object.assign(Object(second), { [field]: first?.[field] });
    },
  ]),
])('rejects %s', async (_, words, edit) => {
  expect(await errorOfEdited(edit)).toContain(words);
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
  expect(refusal).toBe(`«${list}»: ${key} ${words}`);
});

test.each<[what: string, words: RegExp, edit: Edit]>([
  [
    'a scheduled row without a job',
    /^«due-work»: falta lo que espera \S+ \(scheduled-transfer\)\.$/,
    (records) => {
      records['due-work'] = records['due-work']?.filter(({ kind }) => kind !== 'scheduled-transfer') ?? [];
    },
  ],
  [
    'a scheduled row with a job at another time',
    /^«due-work»: lo que espera \S+ \(scheduled-transfer\) no toca cuando dice su fila\.$/,
    put('transfers', 'effectiveDate', '2026-12-09', waits),
  ],
  [
    'a job without a row',
    /^«due-work»: nadie espera saving-program de ana-ahorra-viaje\.$/,
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
