import { expect, test } from '../support/dom/journey';

const DOMAINS = [
  'own-transfer',
  'third-party',
  'payees',
  'payments',
  'tax',
  'signature',
  'limits',
  'recipients',
  'portability',
  'preauthorized',
  'saving-programs',
  'investments',
  'funds',
  'campaigns',
];

test('there is no situation that is not tried here', async ({ bank }) => {
  const domains = (await bank.scenarios()).map(
    ({ id }) => /^(own-transfer|third-party|saving-programs|[a-z]+)-/.exec(id)?.[1],
  );
  expect(new Set(domains)).toEqual(new Set(DOMAINS));
});
