import { expect, test } from 'vitest';
import { contract } from '#contract/index';
import { locations } from '#contract/locations';
import { taxes } from '#contract/taxes';
import { transfers } from '#contract/transfers';
import { identityFields, namesAnotherKey } from './answered-key';

test('every GET of one resource returns its key', () => {
  const named = Object.entries(contract).flatMap(([domain, router]) =>
    Object.entries(router).flatMap(([name, route]) => {
      const fields = identityFields(route);
      return fields.length === 0 ? [] : [`${domain}.${name}: ${fields.join(' ')}`];
    }),
  );
  expect(named).toEqual([
    'accounts.get: key',
    'credit.line: key',
    'credit.card: key',
    'loans.get: key',
    'mortgages.get: key',
    'investmentProducts.portfolio: key',
    'investmentProducts.receipt: key confirmationNumber',
    'investmentFunds.get: key',
    'investmentFunds.receipt: key confirmationNumber',
    'transfers.receipt: key confirmationNumber',
    'payments.receipt: key confirmationNumber reference',
    'taxes.receipt: key confirmationNumber reference',
    'preauthorizedPayments.receipt: id confirmationNumber',
    'savingPrograms.get: key confirmationNumber',
    'savingPrograms.receipt: key confirmationNumber',
    'payrollPortability.receipt: key confirmationNumber',
    'campaigns.get: referenceKey',
    'campaigns.receipt: referenceKey',
    'locations.branch: id',
    'statements.document: statementKey',
  ]);
});

test.each([
  ['the requested key', transfers.receipt, { key: 'a', confirmationNumber: '1' }, false],
  [
    'the requested key as its confirmation number',
    transfers.receipt,
    { key: 'b', confirmationNumber: 'a' },
    false,
  ],
  [
    'the requested key as its capture line',
    taxes.receipt,
    { key: 'b', confirmationNumber: '1', reference: 'a' },
    false,
  ],
  ['the requested key as its id', locations.branch, { id: 'a' }, false],
  ['another key', transfers.receipt, { key: 'b', confirmationNumber: '1' }, true],
  ['another id', locations.branch, { id: 'b' }, true],
  ['another key of a nested resource', transfers.link, { link: 'b', key: 'b' }, false],
  ['another key after a change', transfers.validate, { key: 'b' }, false],
])('checks a response with %s', (_, route, body, another) =>
  expect(namesAnotherKey(route, 'a', body)).toBe(another),
);
