// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { TransferRow } from '#contract/transfers';
import { open } from '#web/flow/fake-flow.fixture.tsx';
import { onErrorShown } from '#web/lib/page/error-shown.ts';
import TransferHistoryPage from './TransferHistoryPage';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const row = (day: number, status: TransferRow['status'] = 'PROCESSED'): TransferRow => ({
  key: `k${day}`,
  transferType: 'onetime',
  effectiveDate: `2026-10-${String(day).padStart(2, '0')}`,
  status,
  amount: 10 * day,
  currencyCode: 'MXN',
  fromAccount: { description: 'Nómina', displayId: '•••• 1' },
  toAccount: { description: 'Ahorro', displayId: '•••• 2' },
});
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const unavailable = () =>
  json({ notifications: [{ code: 'CZ_UNAVAILABLE', category: 'ERROR', description: '' }] }, 503);

/** Mocks a bank that returns the pages of the history in turn. */
function mockBank(...pages: (() => Response)[]) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit) => {
    if (/summary|recipients/.test(url)) return json({ data: [] });
    calls.push(`${method} ${url.replace('/api/transfers/v1/transfers', '')}`);
    if (method === 'DELETE') return new Response(null, { status: 204 });
    return pages.shift()?.() ?? json({ data: [] });
  });
  return calls;
}

const HISTORY = '/transfers/history/transactions';
const dates = () =>
  screen.getAllByRole('row').flatMap((line) => within(line).queryAllByRole('cell')[0]?.textContent ?? []);

test('shows the first page newest first; the customer can reverse the order', async () => {
  const calls = mockBank(() => json({ data: [row(1), row(3), row(2)] }));
  const { user } = open(<TransferHistoryPage />, HISTORY);
  await screen.findByText('03 oct 2026');
  expect(calls).toEqual(['GET ?limit=30&cursor=1']);
  expect(dates()).toEqual(['03 oct 2026', '02 oct 2026', '01 oct 2026']);
  expect(screen.getByRole('columnheader', { name: 'Fecha' }).getAttribute('aria-sort')).toBe('descending');
  await user.click(screen.getByRole('button', { name: 'Fecha' }));
  expect(dates()[0]).toBe('01 oct 2026');
  expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull();
});

test('shows a response with too many rows page by page', async () => {
  const rows = Array.from({ length: 70 }, (_, index) => ({ ...row(1 + (index % 28)), key: `k${index}` }));
  const calls = mockBank(() => json({ data: rows }));
  const { user } = open(<TransferHistoryPage />, HISTORY);
  await screen.findByText('30 transferencias');
  expect(dates()).toHaveLength(30);
  await user.click(screen.getByRole('button', { name: 'Ver más' }));
  expect(dates()).toHaveLength(60);
  expect(calls).toHaveLength(1);
});

test('shows the total of a month per currency', async () => {
  const dollars: TransferRow = { ...row(3), key: 'usd', currencyCode: 'USD' };
  mockBank(() => json({ data: [row(1), row(2), dollars, row(4, 'REJECTED')] }));
  open(<TransferHistoryPage />, HISTORY);
  const month = await screen.findByRole('rowheader', { name: /^Octubre 2026/ });
  expect(month.textContent).toBe('Octubre 2026Transferido: $30.00 USD, $30.00 MXN');
});

test('uses the same status label for transfers and card payments', async () => {
  mockBank(() => json({ data: [row(1), { ...row(2), thirdPartyType: 'cards' }] }));
  open(<TransferHistoryPage />, HISTORY);
  expect(await screen.findAllByRole('cell', { name: 'Aplicada' })).toHaveLength(2);
});

test('loads the next page after a full page, and retries a failed page', async () => {
  const fullPage = Array.from({ length: 30 }, (_, index) => row(index + 1));
  const calls = mockBank(
    () => json({ data: fullPage }),
    unavailable,
    () => json({ data: [row(31)] }),
  );
  const { user } = open(<TransferHistoryPage />, HISTORY);
  await user.click(await screen.findByRole('button', { name: 'Ver más' }));
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  await screen.findByText('31 oct 2026');
  expect(calls.slice(1)).toEqual(['GET ?limit=30&cursor=2', 'GET ?limit=30&cursor=2']);
  expect(dates()).toHaveLength(31);
});

test('reloads the whole list after repeated failures of a page', async () => {
  const fullPage = Array.from({ length: 30 }, (_, index) => row(index + 1));
  const calls = mockBank(() => json({ data: fullPage }), unavailable, unavailable, unavailable, unavailable);
  const { user } = open(<TransferHistoryPage />, HISTORY);
  await user.click(await screen.findByRole('button', { name: 'Ver más' }));
  for (const cursor of [2, 2, 2, 1]) {
    const callCount = calls.length;
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
    await vi.waitFor(() => expect(calls[callCount]).toBe(`GET ?limit=30&cursor=${cursor}`));
  }
});

test('puts the filters in the URL and in the request', async () => {
  const calls = mockBank(() => json({ data: [row(1)] }));
  const { user, browser } = open(<TransferHistoryPage />, HISTORY);
  await screen.findByText('01 oct 2026');
  await user.click(screen.getByText('Filtros'));
  await user.selectOptions(screen.getByLabelText('Estatus'), 'Cancelada');
  await user.click(screen.getByRole('button', { name: 'Aplicar filtros' }));
  await screen.findByText('Ninguna transferencia coincide');
  expect(browser.url()).toBe(`${HISTORY}?transfer_status=CANCELLED`);
  expect(calls.at(-1)).toBe('GET ?transfer_status=CANCELLED&limit=30&cursor=1');
});

test('cancels only scheduled transfers, after a confirmation', async () => {
  const calls = mockBank(() => json({ data: [row(5, 'SCHEDULED'), row(4)] }));
  const { user } = open(<TransferHistoryPage />, HISTORY);
  const [cancel, ...others] = await screen.findAllByRole('button', { name: /^Cancelar/ });
  expect(others).toHaveLength(0);
  if (cancel) await user.click(cancel);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('$50.00 MXN a Ahorro, programada para el 05 oct 2026');
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar transferencia' }));
  await screen.findByText('Cancelaste la transferencia. No se hará ningún cargo.');
  expect(calls).toContain('DELETE /k5');
});

test('counts one transfer in the singular', async () => {
  mockBank(() => json({ data: [row(1)] }));
  open(<TransferHistoryPage />, HISTORY);
  await screen.findByText('1 transferencia');
});

test('links a row to its receipt', async () => {
  mockBank(() => json({ data: [row(1)] }));
  open(<TransferHistoryPage />, HISTORY);
  const link = await screen.findByRole('link', { name: 'Ahorro' });
  expect(link.getAttribute('href')).toBe('/transfers/my-own-accounts/receipt?key=k1');
});

test('shows a failure and reports it to analytics', async () => {
  const reportError = vi.fn();
  onErrorShown(reportError);
  mockBank(unavailable);
  open(<TransferHistoryPage />, HISTORY);
  await screen.findByText('Oops, no pudimos cargar la información.');
  expect(reportError).toHaveBeenCalledExactlyOnceWith('CZ_UNAVAILABLE');
});
