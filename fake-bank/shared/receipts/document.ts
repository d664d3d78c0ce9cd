/** Letter-size PDF. Equal content produces equal bytes. */
import { buffer } from 'node:stream/consumers';
import { brand } from '#contract/brand';
import { registerFonts } from './fonts';
import type { Page } from './layout';
import { toPrintable } from './text';

export type PdfOptions = { compress: boolean };

type Document = {
  title: string;
  /** Epoch milliseconds. */
  issuedAt: number;
  draw: (page: Page) => void | Promise<void>;
};

/** Without margins pdfkit never adds a page on its own: text is positioned explicitly. */
export async function pdfOf(
  { title, issuedAt, draw }: Document,
  { compress }: PdfOptions = { compress: true },
): Promise<Buffer> {
  // Loaded lazily: importing pdfkit would take a sixth of the start-up time.
  const { default: PDFDocument } = await import('pdfkit');
  const created = new Date(issuedAt);
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    compress,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'es-MX',
    displayTitle: true,
    info: {
      Title: toPrintable(`${title} · ${brand.bank}`),
      Author: brand.bank,
      Creator: brand.product,
      Producer: brand.product,
      CreationDate: created,
      ModDate: created,
    },
  });
  registerFonts(doc);
  // Consumed while drawing, so that the output is not collected in one long step.
  const pdf = buffer(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  await draw({ doc, root });
  root.end();
  doc.end();
  return pdf;
}
