import { expect, test } from 'vitest';
import { openBank } from '#bank/testing/bank-under-test';

const HOLIDAYS = '/api/references/v1/references/holidays';

test('returns the holidays of at most ten years', async () => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  const { body } = await ana.get(`${HOLIDAYS}?start_date=2026-01-01&end_date=2035-12-31`).expect(200);
  expect(body.data.length).toBeGreaterThan(70);
  const november = await ana.get(`${HOLIDAYS}?start_date=2026-11-01&end_date=2026-11-30`).expect(200);
  expect(november.body.data.map(({ date }: { date: string }) => date)).toEqual(['2026-11-02', '2026-11-16']);
  const rejection = await ana.get(`${HOLIDAYS}?start_date=1900-01-01&end_date=9999-12-31`).expect(400);
  expect(rejection.body.notifications[0]).toMatchObject({ code: '0000', field: 'end_date' });
});

test('returns the banks that accept transfers, including this one', async () => {
  const ana = await (await openBank()).signIn('ana');
  const { body } = await ana.get('/api/transfers-institutions/v1/transfers/institutions').expect(200);
  expect(body.data).toContainEqual({ id: '044', name: 'Banco Cenzontle' });
  expect(body.data).toContainEqual({ id: '012', name: 'BBVA México' });
  expect(body.data.length).toBeGreaterThan(50);
});
