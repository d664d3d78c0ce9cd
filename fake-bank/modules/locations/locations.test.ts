import { expect, test } from 'vitest';
import { openBank } from '#bank/testing/bank-under-test';
import { codeOf } from '#bank/testing/own-transfer';

const BRANCHES = '/api/locations/v1/locations/branches';

test('lists branches, filters them by name, city or state and returns one of them', async () => {
  const ana = await (await openBank()).signIn('ana');
  const listBranches = async (query = '') => (await ana.get(`${BRANCHES}${query}`).expect(200)).body.data;
  const rows = await listBranches();
  expect(rows).toHaveLength(20);
  const matches = await listBranches('?name=POLAN');
  expect(matches).toEqual([
    expect.objectContaining({ name: 'Polanco', city: 'Ciudad de México', postalCode: '11560' }),
  ]);
  expect(await listBranches('?name=mexico')).toHaveLength(4);
  expect(await listBranches('?name=yucatan')).toHaveLength(1);
  expect(await listBranches('?name=nada')).toEqual([]);
  expect((await ana.get(`${BRANCHES}/${matches[0].id}`).expect(200)).body).toEqual(matches[0]);
});

test.each(['099', 'Polanco', '__proto__'])('an unknown branch %s returns 404', async (id) => {
  const ana = await (await openBank()).signIn('ana');
  expect(codeOf(await ana.get(`${BRANCHES}/${id}`).expect(404))).toBe('CZ_NOT_FOUND');
});
