import { expect, test } from 'vitest';
import { openBank } from '../../testing/bank-under-test';

const HOLIDAYS = '/api/references/v1/references/holidays';

test('holidays of at most ten years', async () => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  const { body } = await ana.get(`${HOLIDAYS}?start_date=2026-01-01&end_date=2035-12-31`).expect(200);
  expect(body.data.length).toBeGreaterThan(70);
  const refused = await ana.get(`${HOLIDAYS}?start_date=1900-01-01&end_date=9999-12-31`).expect(400);
  expect(refused.body.notifications[0]).toMatchObject({ code: '0000', field: 'end_date' });
});
