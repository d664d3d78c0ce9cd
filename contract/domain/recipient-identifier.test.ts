import { describe, expect, it } from 'vitest';
import {
  IdentifierKind,
  identifierOf,
  identifiers,
  joinLoanId,
  padMortgageId,
  RecipientAccountType,
  splitLoanId,
} from './recipient-identifier';

const lengths: Record<IdentifierKind, number[]> = {
  TPTON_ACCTID: [11],
  TPTCC_ACCTID: [16],
  TPTAMEX_ACCTID: [15],
  TPTLOAN_ACCTID: [11, 12],
  TPTOFF_ACCTKEY: [18],
  TPTON_PHONENUMBER: [10],
  TPTOFF_PHONENUMBER: [10],
  TPTMORTGAGE_ACCTID: [12],
  TPTON_DEBITCARDNUMBER: [16],
  TPTOFF_DEBITCARDNUMBER: [16],
  TPTON_CREDITCARDNUMBER: [16],
};

describe.each(IdentifierKind.options)('%s', (kind) => {
  it(`has ${lengths[kind].join(' or ')} digits`, () => {
    expect(identifiers[kind].lengths).toEqual(lengths[kind]);
  });

  it('has lengths that each find a kind with its account type', () => {
    const { accountType } = identifiers[kind];
    for (const length of lengths[kind]) {
      expect(identifierOf(accountType, '1'.repeat(length))?.accountType).toBe(accountType);
    }
  });
});

it.each(RecipientAccountType.options)(
  '%s accepts exactly the lengths of its identifier kinds',
  (accountType) => {
    const ownKinds = IdentifierKind.options.filter((kind) => identifiers[kind].accountType === accountType);
    const allowed = new Set(ownKinds.flatMap((kind) => lengths[kind]));
    for (let length = 0; length <= 20; length += 1) {
      expect(identifierOf(accountType, '1'.repeat(length)) !== undefined).toBe(allowed.has(length));
    }
  },
);

it('the number of digits determines the kind of a TPTOFF account', () => {
  expect([10, 16, 18].map((length) => identifierOf('TPTOFF', '1'.repeat(length))?.kind)).toEqual([
    'TPTOFF_PHONENUMBER',
    'TPTOFF_DEBITCARDNUMBER',
    'TPTOFF_ACCTKEY',
  ]);
});

describe('the id of a loan', () => {
  it('with eleven digits is split into office and account', () => {
    expect(splitLoanId('12345678901')).toEqual({ bankOffice: '123', accountId: '5678901' });
  });

  it('is joined from office, filler and account', () => {
    expect(joinLoanId('123', '5678901')).toBe('12305678901');
    expect(splitLoanId(joinLoanId('123', '5678901'))).toEqual({ bankOffice: '123', accountId: '5678901' });
  });

  it.each(['1234567', '1234567890', '123456789012'])('%s has no office', (digits) => {
    expect(splitLoanId(digits)).toBeUndefined();
  });
});

it.each([
  ['12345678901', '012345678901'],
  ['123456789012', '123456789012'],
])('the mortgage %s is padded to %s', (digits, padded) => {
  expect(padMortgageId(digits)).toBe(padded);
});
