import { expect, test } from 'vitest';
import { toCentavos } from '#contract/shared/money';
import { type Client, openBank } from '../../testing/bank-under-test';
import { codeOf } from '../../testing/own-transfer';
import { worth } from './prices';

const FUNDS = '/api/investment-funds/v2/investment-funds';
const ANA = `${FUNDS}/ana-fondo`;

const read = async (client: Client, path: string) => (await client.get(path).expect(200)).body;
const inMillionths = (price: number) => Math.round(price * 1_000_000);

test('a fund says what the customer holds, and both prices of its last valuation', async () => {
  const bank = await openBank();
  expect(await read(await bank.signIn('ana'), ANA)).toEqual({
    key: 'ana-fondo',
    type: 'Fondos de Inversión',
    description: 'Fondo Cenzontle Deuda',
    displayId: '•••• 1189',
    defaultCurrency: 'MXN',
    primaryBalance: { amount: 86_339.41, currencyCode: 'MXN' },
    units: 70_075,
    buyPrice: 1.234564,
    sellPrice: 1.2321,
    valuationDate: '2026-11-20',
  });
});

test('every bank day the units have a new price, and the account its worth', async () => {
  const bank = await openBank();
  for (const [passed, valuationDate] of [
    ['PT8H29M', '2026-11-20'],
    ['PT1M', '2026-11-23'],
    ['P4D', '2026-11-27'],
    ['P1D', '2026-11-27'],
    ['P27D', '2026-12-24'],
  ] as const) {
    await bank.advance(passed);
    const fund = await read(await bank.signIn('ana'), ANA);
    expect(fund.valuationDate).toBe(valuationDate);
    expect(toCentavos(fund.primaryBalance.amount)).toBe(worth(fund.units, inMillionths(fund.sellPrice)));
    expect(fund.buyPrice).toBeGreaterThan(fund.sellPrice);
  }
  const movements = '/api/accounts/v2/accounts/ana-fondo/transactions?from_date=2026-12-10&limit=500';
  const { data } = await read(await bank.signIn('ana'), movements);
  expect(data.map(({ postedDate }: { postedDate: string }) => postedDate)).toEqual([
    '2026-12-24',
    '2026-12-23',
    '2026-12-22',
    '2026-12-21',
    '2026-12-18',
    '2026-12-17',
    '2026-12-16',
    '2026-12-15',
    '2026-12-14',
    '2026-12-11',
    '2026-12-10',
  ]);
  expect((await bank.ledger()).balanced).toBe(true);
});

test('before the first purchase there is nothing to show', async () => {
  const bank = await openBank();
  const answer = await (await bank.signIn('carmen')).get(`${FUNDS}/carmen-fondo`).expect(409);
  expect(codeOf(answer)).toBe('SIBUR');
});

test.each(['ana-valores', 'ana-nomina', 'elena-fondo', 'carmen-fondo', 'no-existe'])(
  '%s: 404',
  async (key) => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    expect(codeOf(await ana.get(`${FUNDS}/${key}`).expect(404))).toBe('CZ_NOT_FOUND');
  },
);
