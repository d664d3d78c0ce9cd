import request, { type Response } from 'supertest';
import { expect, test } from 'vitest';
import { channel, headers } from '#contract/headers';
import { type BankUnderTest, openBank } from '../../testing/bank-under-test';
import { scenarios } from './scenarios';

const PAGE = '/__bank/scenarios';
const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const OPEN = `${PAGE}/own-transfer-2082/open`;

/** A call of a browser, which names no bank but by its cookies. */
const browse = (bank: BankUnderTest, method: 'get' | 'post', path: string, extra: Record<string, string>) =>
  request(bank.app)
    [method](path)
    .set({ ...HTML, [headers.channel]: channel.id, [headers.country]: channel.country, ...extra });

/** What a browser would send back. */
const cookiesOf = (answer: Response): string =>
  [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => String(cookie).split(';')[0])
    .join('; ');

test('a browser gets a page with all of them, a program the list', async () => {
  const bank = await openBank();
  const page = await bank.send('get', PAGE, undefined, HTML).expect(200).expect('content-type', /html/);
  for (const { id } of scenarios) expect(page.text).toContain(`action="${PAGE}/${id}/open"`);
  const list = await bank.send('get', PAGE).expect(200).expect('content-type', /json/);
  expect(list.body.data).toHaveLength(scenarios.length);
});

test('opening one makes a bank for it, signs its customer in there and leads to its page', async () => {
  const bank = await openBank();
  const opened = await bank.send('post', OPEN).expect(303);
  expect(opened.headers.location).toMatch(/^\/banca\/transfers\/my-own-accounts\?/);
  const cookie = cookiesOf(opened);
  const session = await browse(bank, 'get', '/api/initSession', { cookie }).expect(200);
  const signedIn = { cookie, [headers.token]: String(session.headers[headers.token]) };
  const user = await browse(bank, 'get', '/api/user', signedIn).expect(200);
  expect(user.body.name).toBe('Ana Lucía Herrera');
  expect(new Date(String(user.headers.date)).toISOString()).toBe('2026-11-23T15:30:00.000Z');
  const faults = await browse(bank, 'get', '/__bank/faults', { cookie }).expect(200);
  expect(faults.body.data).toHaveLength(1);
  expect((await bank.send('get', '/__bank/faults').expect(200)).body.data).toEqual([]);
});

test('the page says which bank a browser is in, and leads back to the demo bank', async () => {
  const bank = await openBank();
  const inside = { cookie: cookiesOf(await bank.send('post', OPEN)) };
  const page = await browse(bank, 'get', PAGE, inside).expect(200);
  expect(page.text).toContain('Volver al banco demo');
  const left = await browse(bank, 'post', `${PAGE}/leave`, inside).expect(303);
  expect(left.headers.location).toBe(PAGE);
  expect(cookiesOf(left)).toBe('cenzontle-bank-4000=');
});

test('a browser that remembers a bank that is gone is in the demo bank', async () => {
  const bank = await openBank();
  const page = await browse(bank, 'get', PAGE, { cookie: 'cenzontle-bank-4000=b999' }).expect(200);
  expect(page.text).toContain('Abrir banca');
});

test('another site can open nothing, and what there is not cannot be opened', async () => {
  const bank = await openBank();
  await bank.send('post', OPEN, undefined, { 'sec-fetch-site': 'cross-site' }).expect(403);
  await bank.send('post', `${PAGE}/nada/open`).expect(404);
});
