/** A receipt as one letter page. The same receipt always gives the same bytes. */
import PDFDocument from 'pdfkit';
import { brand } from '#contract/brand';
import { banner, footer, frame, headline, rowsTable } from './layout';
import type { PdfReceipt } from './receipt';
import { printable } from './text';

export type PdfOptions = { compress: boolean };

export function receiptPdf(
  receipt: PdfReceipt,
  { compress }: PdfOptions = { compress: true },
): Promise<Buffer> {
  const created = new Date(receipt.issuedAt);
  const doc = new PDFDocument({
    size: 'LETTER',
    // Positions are given one by one; without margins no line can open a second page.
    margin: 0,
    compress,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'es-MX',
    displayTitle: true,
    info: {
      Title: printable(`${receipt.title} · ${brand.bank}`),
      Author: brand.bank,
      Creator: brand.product,
      Producer: brand.product,
      CreationDate: created,
      ModDate: created,
    },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });

  const root = doc.struct('Document');
  doc.addStructure(root);
  const page = { doc, root };
  banner(page);
  headline(page, receipt);
  const end = rowsTable(page, receipt);
  frame(page, end);
  footer(page);
  root.end();
  doc.end();
  return done;
}
