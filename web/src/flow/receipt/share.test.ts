// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveFile } from '#web/lib/api/download.ts';
import type { PictureContent } from './picture';
import { pictureOf } from './picture-canvas';
import { shareReceipt } from './share';
import type { ReceiptView, SharedReceipt } from './view';

vi.mock('./picture-canvas', () => ({ pictureOf: vi.fn() }));
vi.mock('#web/lib/api/download.ts', () => ({ saveFile: vi.fn() }));

const view: ReceiptView = {
  heading: 'Transferencia hecha',
  at: '23 nov 2026',
  status: { label: 'Aplicada', tone: 'success' },
  lead: 'Transferiste',
  headline: null,
  to: 'a Rosa',
  folio: '7304',
  shared: null,
  rows: [],
  next: '',
};
const amount = { amount: 10, currencyCode: 'MXN' } as const;
const shared: SharedReceipt = {
  text: 'Folio 7304.',
  picture: { lead: () => '', amount, rows: [], proof: '/__bank/cep/k' },
};

const share = vi.fn(async (_: ShareData) => {});
const writeText = vi.fn(async (_: string) => {});
const canShareFiles = (answer: boolean) =>
  vi.stubGlobal('navigator', { share, canShare: () => answer, clipboard: { writeText } });
const dismissError = new DOMException('', 'AbortError');
const denialError = new DOMException('', 'NotAllowedError');

beforeEach(() => {
  vi.mocked(pictureOf).mockResolvedValue(new Blob(['png']));
  canShareFiles(true);
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const filesShared = () => share.mock.calls.map(([{ files = [] }]) => files.map(({ name }) => name));
const filesSaved = () => vi.mocked(saveFile).mock.calls.map(([, name]) => name);

test('shares the picture with the text', async () => {
  expect(await shareReceipt(view, shared, 'Ana')).toBe('');
  expect(share).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Transferencia hecha', text: 'Folio 7304.' }),
  );
  expect(filesShared()).toEqual([['comprobante-7304.png']]);
  const content: Partial<PictureContent> = { payer: 'Ana', proof: `${location.origin}/__bank/cep/k` };
  expect(pictureOf).toHaveBeenCalledWith(expect.objectContaining(content));
  expect(filesSaved()).toEqual([]);
});

test('shows no message when the customer dismisses the share sheet', async () => {
  share.mockRejectedValueOnce(dismissError);
  expect(await shareReceipt(view, shared, 'Ana')).toBe('');
  expect(filesSaved()).toEqual([]);
});

test.each([
  ['files cannot be shared', () => canShareFiles(false)],
  ['the browser refuses to share', () => share.mockRejectedValueOnce(denialError)],
])('downloads the picture and copies the text if %s', async (_, arrange) => {
  arrange();
  const status = await shareReceipt(view, shared, 'Ana');
  expect(status).toBe('Descargamos la imagen y copiamos los datos del comprobante.');
  expect(filesSaved()).toEqual(['comprobante-7304.png']);
  expect(writeText).toHaveBeenCalledWith('Folio 7304.');
});

test('shares the text and shows a message if the picture fails', async () => {
  vi.mocked(pictureOf).mockRejectedValueOnce(new Error('no canvas'));
  expect(await shareReceipt(view, shared, 'Ana')).toBe('No se pudo hacer la imagen.');
  expect(share).toHaveBeenCalledWith({ title: 'Transferencia hecha', text: 'Folio 7304.' });
});

test('copies the text and shows a message if the picture fails and sharing is not supported', async () => {
  vi.mocked(pictureOf).mockRejectedValueOnce(new Error('no canvas'));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await shareReceipt(view, shared, 'Ana')).toBe(
    'No se pudo hacer la imagen. Copiamos los datos del comprobante.',
  );
});

test.each<[string, Partial<ReceiptView>, SharedReceipt]>([
  ['a failed operation', { failure: { reason: 'Saldo insuficiente', amount } }, shared],
  ['a rejected operation', { status: { label: 'Rechazada', tone: 'danger' } }, shared],
  ['a cancelled operation', { status: { label: 'Cancelada', tone: 'neutral' } }, shared],
  ['a saved recipient', {}, { text: 'Folio 7304.' }],
])('shares only the text of %s', async (_, change, content) => {
  expect(await shareReceipt({ ...view, ...change }, content, 'Ana')).toBe('');
  expect(share).toHaveBeenCalledWith({ title: 'Transferencia hecha', text: 'Folio 7304.' });
  expect(pictureOf).not.toHaveBeenCalled();
});
