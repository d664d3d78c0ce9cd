// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { conformance } from '#contract/headers';
import type { Recipient } from '#contract/recipients';
import { brokenRowsIn, brokenRowsOf } from './broken-rows';
import { selectData, selectPartialData, unwrap, unwrapPartial } from './client';
import { api, errorOf, json, stubBankResponses } from './client.fixture';
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

function listRecipients(rows: readonly unknown[] = [{ ...recipient, alias: null }, recipient]) {
  stubBankResponses(() => json({ data: rows }, { headers: { [conformance.name]: conformance.on } }));
  return api.recipients.list({ query: {} });
}

const DETAIL = 'GET /api/third-parties-recipients/v1/transfers/third-parties/recipients /data/*/alias';

test('a list is returned without its broken row; the error names operation and field', async () => {
  const body = await unwrapPartial(listRecipients());
  expect(body.data).toEqual([recipient]);
  expect(brokenRowsOf(body)).toMatchObject({ count: 1, error: { code: 'CLIENT_MALFORMED', detail: DETAIL } });
});

test('a caller that needs all rows gets an error if a row is broken', async () => {
  expect(await errorOf(unwrap(listRecipients()))).toMatchObject({ code: 'CLIENT_MALFORMED', detail: DETAIL });
  const response = await listRecipients();
  expect(selectPartialData({ body: response.status === 200 ? response.body : { data: [] } })).toEqual([
    recipient,
  ]);
  expect(() => selectData({ body: response.status === 200 ? response.body : { data: [] } })).toThrow(
    'CLIENT_MALFORMED',
  );
  await expect(allPages(() => unwrapPartial(listRecipients()))).rejects.toThrow('CLIENT_MALFORMED');
});

test('ignores brokenRows in a body of the bank', async () => {
  stubBankResponses(() => json({ data: [recipient], brokenRows: { count: 3 } }));
  expect(brokenRowsOf(await unwrap(api.recipients.list({ query: {} })))).toBeUndefined();
});

test('a full page that lost a broken row still has a next page', async () => {
  const page = await unwrapPartial(listRecipients());
  expect(nextPage(page, '1', 2)).toBe('2');
  expect(nextPage(page, '1', 3)).toBeUndefined();
});

test('the broken rows of all pages are counted', async () => {
  const [page, validPage] = [await listRecipients(), await listRecipients([recipient])];
  expect(brokenRowsIn({ pages: [page, validPage, page] })?.count).toBe(2);
  expect(brokenRowsIn(validPage)).toBeUndefined();
});
