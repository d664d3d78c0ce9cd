import { copy } from '#web/components/forms/copy.ts';
import { saveFile } from '#web/lib/api/download.ts';
import type { ReceiptView, SharedReceipt } from './view';

const COPIED = 'Copiamos los datos del comprobante.';
const NOT_COPIED = 'No se pudo copiar.';

/** Shares picture and text; downloads the picture where files cannot be shared. Returns a status text, or ''. */
export async function shareReceipt(view: ReceiptView, shared: SharedReceipt, payer: string): Promise<string> {
  const picture = await pictureFile(view, shared, payer).catch(() => 'failed' as const);
  if (picture === undefined) return shareText(view.heading, shared.text);
  if (picture === 'failed')
    return `No se pudo hacer la imagen. ${await shareText(view.heading, shared.text)}`.trim();
  const data = { title: view.heading, text: shared.text, files: [picture] };
  if (typeof navigator.canShare === 'function' && navigator.canShare(data) && (await openShareSheet(data)))
    return '';
  saveFile(picture, picture.name);
  return (await copy(shared.text))
    ? 'Descargamos la imagen y copiamos los datos del comprobante.'
    : 'Descargamos la imagen del comprobante.';
}

async function shareText(title: string, text: string): Promise<string> {
  if (typeof navigator.share === 'function' && (await openShareSheet({ title, text }))) return '';
  return (await copy(text)) ? COPIED : NOT_COPIED;
}

/** Returns true if the share sheet opened, even if the customer dismissed it; false if the browser refused. */
const openShareSheet = (data: ShareData): Promise<boolean> =>
  navigator.share(data).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
  );

/** Returns undefined for a receipt without an operation, and for an operation that failed or was cancelled. */
async function pictureFile(
  { at, folio, status, failure }: ReceiptView,
  { picture }: SharedReceipt,
  payer: string,
): Promise<File | undefined> {
  if (picture === undefined || failure !== undefined) return undefined;
  const { label, tone } = status;
  if (tone === 'danger' || tone === 'neutral') return undefined;
  const { pictureOf } = await import('./picture-canvas');
  const proof = picture.proof && new URL(picture.proof, location.href).href;
  const content = { ...picture, proof: proof || undefined, payer, at, folio, status: { label, tone } };
  const name = ['comprobante', folio].filter(Boolean).join('-');
  return new File([await pictureOf(content)], `${name}.png`, { type: 'image/png' });
}
