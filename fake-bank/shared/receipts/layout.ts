/** Parts of the receipt page. Lengths are PDF points. */

import { CANTO_SPARK, canto, logo } from '#bank/core/pages/drawing';
import { brand } from '#contract/brand';
import { BOLD, REGULAR } from './fonts';
import type { PdfReceipt } from './receipt';
import { toPrintable } from './text';

type Structure = PDFKit.PDFStructureElement;
export type Page = { doc: PDFKit.PDFDocument; root: Structure };

export const colour = {
  body: '#015866',
  wing: '#81CADB',
  beak: '#F19D15',
  text: '#071316',
  muted: '#394D51',
  subtle: '#506367',
  line: '#DDE6E7',
  border: '#C9D4D6',
  tag: '#EAF7FA',
} as const;

export const LEFT = 56;
export const WIDTH = 500;
const CARD = { top: 196, left: LEFT, width: WIDTH, padding: 24 } as const;
const INNER = { left: CARD.left + CARD.padding, width: CARD.width - 2 * CARD.padding } as const;
const ROWS_TOP = 338;
const VALUE = { left: INNER.left + 150, width: INNER.width - 150 } as const;

/** Marks decoration as an artifact, which screen readers skip. */
export function decorate({ doc }: Page, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

export type Line = {
  font?: string;
  size: number;
  color?: string;
  x?: number;
  y: number;
  width?: number;
  align?: 'right';
  tag?: 'H1' | 'H2' | 'P';
};

export function write({ doc, root }: Page, text: string, line: Line): void {
  const { font = REGULAR, size, color = colour.text, x = LEFT, y, width = WIDTH, align, tag = 'P' } = line;
  const element = doc.struct(tag, {}, () => {
    doc.font(font).fontSize(size).fillColor(color).text(toPrintable(text), x, y, { width, align });
  });
  root.add(element);
}

export function banner(page: Page, kind: string): void {
  const { doc } = page;
  decorate(page, () => {
    doc.save().translate(LEFT, 48).scale(0.75);
    doc.path(logo.beak).fill(colour.beak);
    doc.path(logo.body).fill(colour.body);
    doc.path(logo.wing).fill(colour.wing);
    doc.restore();
    doc
      .moveTo(LEFT, 100)
      .lineTo(LEFT + WIDTH, 100)
      .lineWidth(1)
      .stroke(colour.line);
  });
  write(page, brand.bank, { font: BOLD, size: 16, x: LEFT + 46, y: 59, width: 240 });
  write(page, kind, { size: 10.5, color: colour.subtle, y: 63, align: 'right' });
}

export function headline(page: Page, { title, moment }: PdfReceipt): void {
  write(page, title, { font: BOLD, size: 24, y: 126, tag: 'H1' });
  write(page, moment, { size: 11, color: colour.muted, y: 158 });
}

function statusTag(page: Page, status: string): void {
  const { doc } = page;
  const width = doc.font(BOLD).fontSize(10.5).widthOfString(toPrintable(status)) + 20;
  const left = INNER.left + INNER.width - width;
  decorate(page, () => doc.roundedRect(left, CARD.top + 22, width, 22, 5).fill(colour.tag));
  write(page, status, {
    font: BOLD,
    size: 10.5,
    color: colour.body,
    x: left + 10,
    y: CARD.top + 28.5,
    width: width - 9,
  });
}

function drawSong(page: Page, middle: number): void {
  const { doc } = page;
  const step = INNER.width / canto.length;
  decorate(page, () => {
    canto.forEach((height, index) => {
      const bar = Math.max(2.4, height * 16);
      doc
        .roundedRect(INNER.left + index * step, middle - bar / 2, 2.4, bar, 1.2)
        .fill(index === CANTO_SPARK ? colour.beak : colour.wing);
    });
  });
}

/** Draws status, amount and rows; returns the y position of their end. */
export function rowsTable(page: Page, receipt: PdfReceipt): number {
  const { doc } = page;
  statusTag(page, receipt.status);
  write(page, 'Importe', { size: 11, color: colour.muted, x: INNER.left, y: CARD.top + 24, width: 200 });
  write(page, receipt.amount, {
    font: BOLD,
    size: 34,
    x: INNER.left,
    y: CARD.top + 42,
    width: INNER.width,
    tag: 'H2',
  });
  write(page, receipt.subtitle, {
    size: 11,
    color: colour.muted,
    x: INNER.left,
    y: CARD.top + 84,
    width: INNER.width,
  });
  drawSong(page, CARD.top + 120);

  let y = ROWS_TOP;
  for (const [label, value] of receipt.rows) {
    const height = doc
      .font(REGULAR)
      .fontSize(11.5)
      .heightOfString(toPrintable(value), { width: VALUE.width });
    const top = y;
    decorate(page, () => {
      doc
        .moveTo(CARD.left, top)
        .lineTo(CARD.left + CARD.width, top)
        .lineWidth(1)
        .stroke(colour.line);
    });
    write(page, label, { size: 10.5, color: colour.muted, x: INNER.left, y: y + 10.5, width: 140 });
    write(page, value, { size: 11.5, x: VALUE.left, y: y + 10, width: VALUE.width });
    y += Math.max(14, height) + 18;
  }
  return y;
}

export function frame(page: Page, bottom: number): void {
  decorate(page, () => {
    page.doc
      .roundedRect(CARD.left, CARD.top, CARD.width, bottom - CARD.top, 12)
      .lineWidth(1)
      .stroke(colour.border);
  });
}

export function footer(page: Page): void {
  write(page, 'Banco ficticio de código abierto. Ningún dato es real.', {
    font: BOLD,
    size: 9.5,
    color: colour.muted,
    y: 724,
  });
  write(
    page,
    'Este comprobante no tiene validez oficial. Consérvalo si quieres revisar después tu operación.',
    {
      size: 9.5,
      color: colour.subtle,
      y: 738,
    },
  );
}
