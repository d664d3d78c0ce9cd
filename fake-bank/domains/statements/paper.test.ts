import { expect, test, vi } from 'vitest';
import { drawInTurn } from '../../ground/call/paper';
import { FairQueue } from '../../ground/turns/fair-queue';
import { openBank } from '../../testing/bank-under-test';

const PDF = { accept: 'application/pdf' };

test('every paper is drawn in its customer’s turn, and what there is none of is refused as before', async () => {
  const bank = await openBank();
  const waits = vi.spyOn(FairQueue.prototype, 'run');
  try {
    const [ana, carmen] = [await bank.signIn('ana'), await bank.signIn('carmen')];
    const statements = '/api/statements/v1/statements';
    await carmen.get(`${statements}/carmen-cheques.ACCOUNT.2026-10-31/document`, PDF).expect(200);
    await ana.get(`${statements}/carmen-cheques.ACCOUNT.2026-10-31/document`, PDF).expect(404);
    const { body } = await ana.get('/api/transfers/v1/transfers?limit=1').expect(200);
    await ana.get(`/api/transfers/v1/transfers/${body.data[0].key}/receipt`, PDF).expect(200);
    expect(waits.mock.calls.map(([owner]) => owner)).toEqual(
      [carmen, ana, ana].map(({ key }) => `${bank.bank.id} ${key}`),
    );
  } finally {
    waits.mockRestore();
  }
});

test('nothing is drawn for somebody who has gone', async () => {
  const draw = vi.fn(async () => undefined);
  const whose = { bank: { id: 'x' }, customer: 'ana' };
  await drawInTurn(whose, { closed: true }, draw);
  expect(draw).not.toHaveBeenCalled();
  await drawInTurn(whose, { closed: false }, draw);
  expect(draw).toHaveBeenCalledOnce();
});
