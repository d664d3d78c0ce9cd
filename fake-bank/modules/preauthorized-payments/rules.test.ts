import { describe, expect, test } from 'vitest';
import { merchantOf } from '#bank/shared/merchants/merchants';
import { outcomeOf, verdictOf } from '#bank/testing/refusals';
import { mayUse } from '#contract/domain/account';
import {
  type Chargeable,
  checkEnabled,
  checkMedium,
  checkNotTaken,
  chosenMerchant,
  givenFieldsOf,
} from './rules';

const account = (change: Partial<Chargeable> = {}): Chargeable => ({
  type: 'Cheques',
  currency: 'MXN',
  entitlements: [{ type: 'PAY_BILL', value: 'Y' }],
  clabe: '044180001234567896',
  debitCard: '4111111111111111',
  ...change,
});

describe('checking the charged medium', () => {
  test.each<[string, Chargeable, 'ACCOUNT' | 'DEBIT', string]>([
    ['returns the CLABE of an account', account(), 'ACCOUNT', '044180001234567896'],
    ['returns the digits of a card', account(), 'DEBIT', '4111111111111111'],
    ['rejects dollars', account({ currency: 'USD' }), 'ACCOUNT', '0000 account_key'],
    ['rejects a credit card', account({ type: 'Tarjeta de Crédito' }), 'ACCOUNT', '0000 account_key'],
    ['rejects a missing debit card', account({ debitCard: undefined }), 'DEBIT', '0000 account_key'],
    ['rejects an account without a CLABE', account({ clabe: undefined }), 'ACCOUNT', '0000 account_key'],
    [
      'accepts a card of an account without a CLABE',
      account({ clabe: undefined }),
      'DEBIT',
      '4111111111111111',
    ],
    [
      'rejects an account without the entitlement',
      account({ entitlements: [] }),
      'ACCOUNT',
      'CZ_NOT_ENTITLED account_key',
    ],
  ])('%s', (_, medium, paymentType, expected) => {
    expect(outcomeOf(() => checkMedium(medium, paymentType))).toBe(expected);
  });

  test('rejects an account that can only receive', () => {
    const receiving = account({ entitlements: [{ type: 'TRANSFER_TO', value: 'Y' }] });
    expect(mayUse(receiving, 'PAY_BILL')).toBe(false);
    expect(outcomeOf(() => checkMedium(receiving, 'DEBIT'))).toBe('CZ_NOT_ENTITLED account_key');
  });

  test.each([
    ['ENABLED', 'ACCOUNT', 'passes'],
    ['DISABLED', 'ACCOUNT', '0000 account_key'],
    ['DISABLED', 'DEBIT', '0000 account_key'],
  ] as const)(
    'the check of a medium that is %s and of type %s returns %s',
    (status, paymentType, expected) => {
      expect(verdictOf(() => checkEnabled(status, paymentType))).toBe(expected);
    },
  );
});

test.each([
  ['a merchant with bills', 2008, 'red-chinampa'],
  ['a merchant without bills', 2017, 'hogar-comun'],
  ['a hidden merchant', 4284, 'seguros-la-ceiba'],
  ['a mobile operator', 2101, '0000 merchant_id'],
  ['an unknown merchant', 9999, '0000 merchant_id'],
])('choosing %s with the id %i returns %s', (_, merchantId, expected) => {
  const outcome = outcomeOf(() => chosenMerchant(merchantId));
  expect(typeof outcome === 'string' ? outcome : outcome.merchantKey).toBe(expected);
});

describe('the fields of a merchant', () => {
  const number = { id: 'reference', value: '1500773391' };
  const school = [
    { id: 'reference', value: 'a0127-4556' },
    { id: 'term', value: '3' },
    { id: 'fee', value: '3850.00' },
    { id: 'due', value: '2026-12-05' },
  ];
  const RFC = 'HERA880417KL3';

  test.each<[string, string, { id: string; value: string }[], string | undefined, string]>([
    ['accept its reference', 'red-chinampa', [number], undefined, 'reference 1500773391'],
    ['ignore an RFC that is not required', 'red-chinampa', [number], RFC, 'reference 1500773391'],
    ['reject a missing reference', 'red-chinampa', [], undefined, '0000 additional_properties.reference'],
    [
      'reject a reference that is too short',
      'red-chinampa',
      [{ ...number, value: '150' }],
      undefined,
      '0000 additional_properties.reference',
    ],
    [
      'reject an unknown field',
      'red-chinampa',
      [number, { id: 'colour', value: 'azul' }],
      undefined,
      '0000 additional_properties.colour',
    ],
    [
      'use the RFC of the customer',
      'universidad-alameda',
      school,
      RFC,
      `reference A01274556, rfc ${RFC}, term 3, fee 3850.00, due 2026-12-05`,
    ],
    [
      'accept the RFC among the fields',
      'universidad-alameda',
      [...school, { id: 'rfc', value: RFC }],
      undefined,
      `reference A01274556, rfc ${RFC}, term 3, fee 3850.00, due 2026-12-05`,
    ],
    ['reject a missing RFC', 'universidad-alameda', school, undefined, '0000 customer.rfc'],
    [
      'reject an invalid RFC among the fields',
      'universidad-alameda',
      [...school, { id: 'rfc', value: 'HERA' }],
      RFC,
      '0000 additional_properties.rfc',
    ],
    [
      'reject a fee of zero',
      'universidad-alameda',
      school.with(2, { id: 'fee', value: '0' }),
      RFC,
      '0000 additional_properties.fee',
    ],
  ])('%s', (_, merchantKey, additional_properties, rfc, expected) => {
    const customer = { customer_id: 'ana', ...(rfc !== undefined && { rfc }) };
    const outcome = outcomeOf(() =>
      givenFieldsOf(merchantOf(merchantKey), { additional_properties, customer }),
    );
    expect(
      typeof outcome === 'string' ? outcome : outcome.map(({ id, value }) => `${id} ${value}`).join(', '),
    ).toBe(expected);
  });
});

describe('a new direct debit for a reference', () => {
  const other = { merchantKey: 'red-chinampa', reference: '1500773391' };
  test.each([
    ['no other direct debit', [], 'passes'],
    ['a direct debit of the same reference', [other], 'E_BAASMXERR_-10 additional_properties.reference'],
    ['a cancelled direct debit of the same reference', [{ ...other, cancelledAt: 1 }], 'passes'],
    ['a direct debit of another reference', [{ ...other, reference: '1500773392' }], 'passes'],
    ['a direct debit of another company', [{ ...other, merchantKey: 'cable-ixtle' }], 'passes'],
  ])('is compared with %s', (_, others, expected) => {
    expect(verdictOf(() => checkNotTaken(other, others))).toBe(expected);
  });
});
