import { expect, test } from 'vitest';
import { openBank } from '#bank/testing/bank-under-test';
import { cancel, fetchReceipt, requestPortability } from './portability.test-support';

/** BBVA accounts by the outcome of a request for them. */
const ACCOUNT_NUMBERS = {
  usual: '012180015488723653',
  late: '012180000000099110',
  rejected: '012180000000099123',
  silent: '012180000000099152',
};

/** Creates a request on Thursday 12 November at 18:05; the next Monday is a holiday. */
async function openWithRequest(outcome: keyof typeof ACCOUNT_NUMBERS = 'usual') {
  const bank = await openBank('2026-11-12T18:05:00-06:00');
  const ana = await bank.signIn('ana');
  const { key } = await requestPortability(ana, { third_party_account_number: ACCOUNT_NUMBERS[outcome] });
  const status = async () => (await fetchReceipt(ana, key)).status;
  return { bank, ana, key, status, read: () => fetchReceipt(ana, key) };
}

test('a request is sent at 09:30 on the next bank day and answered at noon on the fifth', async () => {
  const { bank, status, read } = await openWithRequest();
  await bank.advance('PT15H24M');
  expect(await status()).toBe('REQUESTED');
  await bank.advance('PT1M');
  expect(await status()).toBe('IN_PROCESS');
  expect((await read()).effectiveDate).toBe('2026-11-27');
  await bank.advance('P7DT2H29M');
  expect(await status()).toBe('IN_PROCESS');
  await bank.advance('PT1M');
  expect(await read()).toMatchObject({
    status: 'ACCEPTED',
    effectiveDate: '2026-11-20',
    history: [
      { status: 'REQUESTED', at: '2026-11-12T18:05:00-06:00' },
      { status: 'IN_PROCESS', at: '2026-11-13T09:30:00-06:00' },
      { status: 'ACCEPTED', at: '2026-11-20T12:00:00-06:00' },
    ],
  });
});

test.each([
  ['late', 'ACCEPTED', '2026-11-27'],
  ['rejected', 'REJECTED', '2026-11-20'],
  ['silent', 'IN_PROCESS', '2026-11-27'],
] as const)('a %s request becomes %s on %s', async (outcome, expected, day) => {
  const { bank, read } = await openWithRequest(outcome);
  await bank.advance('P3M');
  const request = await read();
  expect([request.status, request.effectiveDate]).toEqual([expected, day]);
  expect(request.rejectionReason).toBe(outcome === 'rejected' ? 'La cuenta no es de nómina.' : undefined);
});

test.each(
  Object.keys(ACCOUNT_NUMBERS).filter(
    (name): name is keyof typeof ACCOUNT_NUMBERS => name in ACCOUNT_NUMBERS,
  ),
)('advancing three weeks at once equals advancing day by day: %s', async (outcome) => {
  const [atOnce, daily] = [await openWithRequest(outcome), await openWithRequest(outcome)];
  await atOnce.bank.advance('P21D');
  for (let day = 0; day < 21; day += 1) await daily.bank.advance('P1D');
  expect((await atOnce.read()).history).toEqual((await daily.read()).history);
  expect((await atOnce.read()).status).toBe((await daily.read()).status);
});

test.each(['PT1M', 'P3D'])('a request cancelled after %s stays cancelled', async (after) => {
  const { bank, ana, key, read } = await openWithRequest();
  await bank.advance(after);
  await cancel(ana, key).expect(200);
  const cancelled = await read();
  await bank.advance('P2M');
  expect(await read()).toEqual(cancelled);
});
