// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { conformance } from '#contract/headers';
import type { Recipient } from '#contract/recipients';
import { brokenRowsIn, brokenRowsOf } from './broken-rows';
import { selectData, selectPartialData, unwrap, unwrapPartial } from './client';
import { api, bankAnswers, errorOf, json } from './client.fixture';
import { nextPage } from './next-page';
import { allPages } from './pages';

afterEach(() => vi.unstubAllGlobals());

const recipient: Recipient = {
  key: 'mama',
  alias: 'Mamá',
  name: 'Rosa',
  accountId: '1',
  bankId: '044',
  bankName: 'Cenzontle',
  accountType: 'TPTOFF',
  recipientType: 'PERSONAL',
  status: 'ACTIVE',
};

function read(rows: readonly unknown[] = [{ ...recipient, alias: null }, recipient]) {
  bankAnswers(() => json({ data: rows }, { headers: { [conformance.name]: conformance.on } }));
  return api.recipients.list({ query: {} });
}

const DETAIL = 'GET /api/third-parties-recipients/v1/transfers/third-parties/recipients /data/*/alias';

test('a list is returned without its broken row, which keeps operation and field for support', async () => {
  const body = await unwrapPartial(read());
  expect(body.data).toEqual([recipient]);
  expect(brokenRowsOf(body)).toMatchObject({ count: 1, error: { code: 'CLIENT_MALFORMED', detail: DETAIL } });
});

test('a caller that needs all rows gets the error instead', async () => {
  expect(await errorOf(unwrap(read()))).toMatchObject({ code: 'CLIENT_MALFORMED', detail: DETAIL });
  const answer = await read();
  expect(selectPartialData({ body: answer.status === 200 ? answer.body : { data: [] } })).toEqual([
    recipient,
  ]);
  expect(() => selectData({ body: answer.status === 200 ? answer.body : { data: [] } })).toThrow(
    'CLIENT_MALFORMED',
  );
  await expect(allPages(() => unwrapPartial(read()))).rejects.toThrow('CLIENT_MALFORMED');
});

test('the bank cannot say that rows are broken', async () => {
  bankAnswers(() => json({ data: [recipient], brokenRows: { count: 3 } }));
  expect(brokenRowsOf(await unwrap(api.recipients.list({ query: {} })))).toBeUndefined();
});

test('a page without its broken row is still full', async () => {
  const page = await unwrapPartial(read());
  expect(nextPage(page, '1', 2)).toBe('2');
  expect(nextPage(page, '1', 3)).toBeUndefined();
});

test('the broken rows of all pages are counted', async () => {
  const [page, sound] = [await read(), await read([recipient])];
  expect(brokenRowsIn({ pages: [page, sound, page] })?.count).toBe(2);
  expect(brokenRowsIn(sound)).toBeUndefined();
});
