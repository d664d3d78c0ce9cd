/** Documents on letter paper. The same content always gives the same bytes. */
import { buffer } from 'node:stream/consumers';
import { brand } from '#contract/brand';
import type { Page } from './layout';
import { printable } from './text';

export type PdfOptions = { compress: boolean };

type Document = {
  title: string;
  /** Milliseconds since 1970. */
  issuedAt: number;
  /** Draws its pages; the first one is there. What is long waits for its turn again and again. */
  draw: (page: Page) => void | Promise<void>;
};

/** Positions are given one by one: without margins no line can open another page. */
export async function pdfOf(
  { title, issuedAt, draw }: Document,
  { compress }: PdfOptions = { compress: true },
): Promise<Buffer> {
  // Loaded with the first document: it would be a sixth of each start.
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
      Title: printable(`${title} · ${brand.bank}`),
      Author: brand.bank,
      Creator: brand.product,
      Producer: brand.product,
      CreationDate: created,
      ModDate: created,
    },
  });
  // Read as it is drawn: to gather all of it at once would take its time.
  const done = buffer(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  await draw({ doc, root });
  root.end();
  doc.end();
  return done;
}
