import { describe, expect, it } from 'vitest';
import type { OfferTerms } from '#contract/campaigns';
import type { Account } from '#contract/domain/account';
import {
  type CampaignSetup,
  checkAmount,
  checkChosen,
  draftOf,
  loanChoiceOf,
  propertiesOf,
} from './campaign';
import { catOf, catText, chosenCatText, loanCost, offeredCat, paymentOf } from './cost';

const pesos = (amount: number) => ({ amount, currencyCode: 'MXN' as const });
const terms: OfferTerms = {
  endDate: '2026-12-26',
  interestRate: 24,
  annualFee: pesos(0),
  openingFee: 2,
  deadlines: [12, 18, 24, 36, 48],
  minimumAmount: pesos(10_000),
  step: pesos(1_000),
};
const account = (key: string): Account => ({
  key,
  type: 'Cheques',
  description: key,
  displayId: '•••• 0001',
  defaultCurrency: 'MXN',
  primaryBalance: pesos(0),
  entitlements: [],
});
const savings = account('ahorro');
const setup: CampaignSetup = {
  keys: { referenceKey: 'r', offerKey: 'o' },
  visitId: 'v',
  product: 'SPL',
  title: 'Préstamo personal',
  maximum: 150_500_00,
  terms,
  document: { title: '', date: '2026-01-02', sections: [] },
  accounts: [account('nomina'), savings],
  branches: [],
};
const draft = (query = '') => draftOf(setup, new URLSearchParams(query));

describe('validates an amount', () => {
  it.each([
    ['', 'Escribe el importe.'],
    ['150,500', undefined],
    ['150,500.01', 'Tu oferta es de hasta $150,500.00 MXN.'],
    ['9,999', 'El mínimo es $10,000.00 MXN.'],
    ['10,000', undefined],
    ['10,500', 'Elige un múltiplo de $1,000.00 MXN.'],
  ])('%j: %s', (text, error) => expect(checkAmount(text, setup)).toBe(error));
});

describe('the initial draft', () => {
  it('has no amount, the middle term, and no account if the customer has several', () =>
    expect(draft()).toMatchObject({ amount: '', term: '24', to: '', terms: '' }));
  it('has the only account of the customer', () =>
    expect(draftOf({ ...setup, accounts: [savings] }, new URLSearchParams())).toMatchObject({
      to: 'ahorro',
    }));
  it('has the valid values of a link', () => {
    expect(draft('amount=20000&deadline=48&to_account=ahorro&branch=004')).toMatchObject({
      amount: '20,000.00',
      term: '48',
      to: 'ahorro',
      branch: '004',
    });
    expect(draft('deadline=13&to_account=ajena')).toMatchObject({ term: '24', to: '' });
  });
});

it.each([
  ['', 'Elige la cuenta a donde llega el dinero.'],
  ['ajena', 'Elige la cuenta a donde llega el dinero.'],
  ['ahorro', undefined],
])('the account %j of a loan has the error %s', (to, error) =>
  expect(checkChosen({ ...draft('amount=80000'), to }, setup).to).toBe(error),
);

it('a line of credit has no deposit account', () => {
  const line = { ...setup, product: 'SL' as const, accounts: [] };
  expect(checkChosen(draft('amount=80000'), line)).toEqual({});
  expect(propertiesOf(draft('amount=80000'), line)).not.toHaveProperty('deposit_account_key');
});

it('sends a loan with the instalment shown to the customer and with its account', () => {
  expect(propertiesOf(draft('amount=80000&to_account=ahorro'), setup)).toEqual({
    amount: 80_000,
    deadline: 24,
    payment: 4384.55,
    deposit_account_key: 'ahorro',
  });
  expect(loanChoiceOf(draft('amount=1'), setup)).toBeUndefined();
});

it('sends a card with its embossed name and branch, and a higher limit with only its amount', () => {
  const card = { ...setup, product: 'TDC' as const };
  expect(propertiesOf({ ...draft(), name: 'ANA HERRERA', branch: '004' }, card)).toEqual({
    amount: 150_500,
    embossing_name: 'ANA HERRERA',
    branch_id: '004',
  });
  expect(propertiesOf(draft(), { ...setup, product: 'CLI' })).toEqual({ amount: 150_500 });
});

describe('the cost', () => {
  const choice = { product: 'SPL' as const, terms, amount: 100_000_00, term: 24 };

  it('is the sum of interest, VAT and fee', () => {
    const { payment, interest, vat, fee, received, total } = loanCost(choice);
    expect([payment, fee, received]).toEqual([5_480_69, 2_320_00, 97_680_00]);
    expect(total).toBe(choice.amount + interest + vat + fee);
    expect(paymentOf(choice)).toBe(payment);
  });

  it.each([
    ['SPL', 29.5],
    ['SL', 26.8],
  ] as const)('of %s has a CAT of %d %%', (product, cat) => expect(catOf({ ...choice, product })).toBe(cat));

  it('of an offer uses its whole amount and longest term', () =>
    expect(offeredCat('SPL', terms, 100_000_00)).toBe(catOf({ ...choice, term: 48 })));

  it.each([
    ['SPL', 'CAT de tu préstamo a 24 meses 29.5% sin IVA.'],
    ['SL', 'CAT de tu línea 26.8% sin IVA.'],
    ['TDC', /^CAT promedio \d+\.\d% sin IVA\./],
  ] as const)('of %s has its own CAT text', (product, text) =>
    expect(chosenCatText({ ...choice, product }, '2026-11-23')).toMatch(text),
  );

  it.each([
    [[26.8], 'CAT promedio 26.8% sin IVA.'],
    [[41.2, 26.8], 'CAT promedio de 26.8% a 41.2% sin IVA.'],
  ])('of offers with the CATs %o has the text %s', (cats, text) =>
    expect(catText(cats, '2026-11-23')).toBe(
      `${text} Para fines informativos y de comparación. Calculado al 23 nov 2026.`,
    ),
  );
});
