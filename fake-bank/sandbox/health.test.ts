import { expect, test } from 'vitest';
import { version } from '../../package.json' with { type: 'json' };
import { openBank } from '../testing/bank-under-test';

test('the health of the server needs no bank', async () => {
  const bank = await openBank();
  const answer = await bank.send('get', '/__bank/health', undefined, { 'x-bank': 'nope' }).expect(200);
  expect(answer.body).toEqual({ status: 'ok', version, banks: expect.any(Number), readOnly: [] });
});
