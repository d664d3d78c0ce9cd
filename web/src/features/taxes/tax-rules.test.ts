import { describe, expect, test } from 'vitest';
import type { Account } from '#contract/domain/account';
import { amountOf, draftOf, orderOf, quoteWithAmount, type Tax, type TaxDraft, type TaxSetup } from './tax';
import { checkConcept, checkFederal, checkLine, checkPayment } from './tax-rules';

const account: Account = {
  key: 'a',
  type: 'Cheques',
  description: 'Nómina',
  displayId: '•••• 4821',
  defaultCurrency: 'MXN',
  primaryBalance: { amount: 5_000, currencyCode: 'MXN' },
  entitlements: [{ type: 'PAY_BILL', value: 'Y' }],
};
const setup: TaxSetup = { accounts: [account], services: [], visitId: 'v', lastSources: [] };
const draft = (change: Partial<TaxDraft> = {}): TaxDraft => ({
  operation: 'SAT',
  line: '04SAT260000198563245',
  amount: '4,500',
  from: 'a',
  ...change,
});
const quote: Tax['quote'] = quoteWithAmount([
  { id: 'concept', name: 'Concepto', type: 'constant', dataType: 2, value: 'Predial' },
  { id: 'amount', name: 'Importe', type: 'constant', dataType: 7, value: '4256.50' },
  { id: 'taxpayer', name: 'Nombre', type: 'variable', dataType: 3, minimumLength: 2, maximumLength: 40 },
]);

test.each([
  ['', 'Escribe la línea de captura.'],
  ['04SAT26000019856324', 'La línea de captura tiene 20 caracteres; escribiste 19.'],
  ['04SAT2600001985632', 'La línea de captura tiene 20 caracteres; escribiste 18.'],
  ['04SAT2600001985632451', 'La línea de captura tiene 20 caracteres; escribiste 21.'],
  ['04SAT26000019856324512', 'La línea de captura tiene 20 caracteres; escribiste 22.'],
  ['04SAT26000019856324Ñ', 'La línea de captura lleva solo letras sin acento y números.'],
  [' 04sa t260-0001 9856 3245', undefined],
])('the line "%s" has the error %s', (line, problem) => {
  expect(checkLine(line)).toBe(problem);
});

test.each([
  ['', ['•••• 0002'], 'b'],
  ['from_account=a', ['•••• 0002'], 'a'],
  ['', [], ''],
])('the URL "%s" with the last sources %j selects the account "%s"', (query, lastSources, from) => {
  const accounts = [account, { ...account, key: 'b', displayId: '•••• 0002' }];
  expect(draftOf('SAT')({ ...setup, accounts, lastSources }, new URLSearchParams(query)).from).toBe(from);
});

describe('federal taxes', () => {
  test.each<[Partial<TaxDraft>, keyof TaxDraft, string | undefined]>([
    [{}, 'amount', undefined],
    [{ amount: '' }, 'amount', 'Escribe el importe.'],
    [{ amount: '0' }, 'amount', 'Escribe un importe mayor a $0.00.'],
    [{ amount: '4,500.50' }, 'amount', 'Escribe el importe sin centavos, igual que en tu acuse.'],
    [{ amount: '5,001' }, 'amount', 'Tu saldo de $5,000.00 MXN no alcanza. Elige otra cuenta.'],
    [{ from: '' }, 'from', 'Elige la cuenta de donde sale el dinero.'],
  ])('with %j have in the field %s the error %s', (change, field, problem) => {
    expect(checkFederal(draft(change), setup)[field]).toBe(problem);
  });
});

describe('city taxes', () => {
  const city = (change: Partial<TaxDraft> = {}) => draft({ operation: 'CDMX', amount: '', ...change });

  test('use the amount of the tax office instead of the entered amount', () => {
    expect(checkPayment(city({ amount: '9' }), setup, quote)).toEqual({ from: undefined });
    expect(amountOf(city({ amount: '9' }), quote)).toBe(4_256_50);
  });

  test('show an insufficient balance as an error of the account', () => {
    const formWithoutFunds = {
      ...setup,
      accounts: [{ ...account, primaryBalance: { amount: 4_256.49, currencyCode: 'MXN' } } as const],
    };
    expect(checkPayment(city(), formWithoutFunds, quote).from).toBe(
      'Tu saldo de $4,256.49 MXN no alcanza. Elige otra cuenta.',
    );
  });

  test('may include centavos when the tax office sends no amount', () => {
    expect(checkPayment(city({ amount: '1,085.50' }), setup, { definitions: [] }).amount).toBeUndefined();
  });

  test('send the fields of their concept', () => {
    expect(checkConcept(city(), setup, quote)).toEqual({ 'given-taxpayer': 'Dato necesario.' });
    const order = orderOf(city({ 'given-taxpayer': 'Ana Herrera', line: '80pr ed26' }), quote, 4_256_50);
    expect(order).toEqual({
      capture_line: '80PRED26',
      amount: 4_256.5,
      from_account_key: 'a',
      fields: [{ id: 'taxpayer', value: 'Ana Herrera' }],
    });
  });
});
