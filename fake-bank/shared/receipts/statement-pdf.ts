import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { mapInSlices, runInSlices, type Task } from '#bank/core/tasks/task';
import { brand } from '#contract/brand';
import { formatDate } from '#contract/domain/dates';
import { formatCentavos, toCentavos } from '#contract/domain/money';
import type { StatementContent } from '#contract/domain/statement';
import { type PdfOptions, pdfOf } from './document';
import { BOLD, REGULAR } from './fonts';
import { banner, colour, type Page, WIDTH, write } from './layout';
import { drawOpening, titles } from './statement-summary';
import {
  addRow,
  beginTable,
  type Cells,
  createWidthCache,
  endTable,
  heightOf,
  ROW_HEIGHT,
  setRowFont,
  type WidthCache,
} from './statement-table';
import { toPrintable } from './text';

const BOTTOM = 716;
const NEXT_PAGE_TOP = 116;
const TABLE_OFFSET = 24;

/** pdfkit writes its cross-reference table, two objects per movement, in one step, which this limit bounds. */
export const MAX_MOVEMENTS = 10_000;

/** Omits the currency, which the first page shows. */
const amountText = (amount: number): string =>
  formatCentavos(toCentavos(amount), 'MXN').slice(0, -' MXN'.length);

type Drawing = Page & { content: StatementContent; number: number; pages: number };

function endPage(drawing: Drawing): void {
  const { number, pages } = drawing;
  write(drawing, `Página ${number} de ${pages}`, { size: 9, color: colour.subtle, y: 744, align: 'right' });
  write(drawing, `${brand.bank} · Banco ficticio. Ningún dato es real.`, {
    size: 9,
    color: colour.subtle,
    y: 744,
    width: 340,
  });
}

function startNextPage(drawing: Drawing): void {
  const { doc, content } = drawing;
  endPage(drawing);
  drawing.number += 1;
  doc.addPage();
  banner(drawing, `${titles[content.statementType]} · ${content.account.displayId}`);
}

class Layout {
  y: number;
  pages = 1;

  constructor(top: number) {
    this.y = top;
  }

  next(height: number, pageTop: number): { y: number; startsPage: boolean } {
    const startsPage = this.y + height > BOTTOM;
    if (startsPage) {
      this.pages += 1;
      this.y = pageTop;
    }
    const { y } = this;
    this.y += height;
    return { y, startsPage };
  }
}

const cellsOf = ({ date, description, amount, balance }: StatementContent['movements'][number]): Cells => ({
  date: formatDate(date),
  description,
  [amount < 0 ? 'charge' : 'credit']: amountText(Math.abs(amount)),
  balance: amountText(balance),
});

type Row = { cells: Cells; height: number; startsPage: boolean };

function* rowsOf(
  page: Page,
  { movements }: StatementContent,
  widths: WidthCache,
  layout: Layout,
): Task<Row[]> {
  setRowFont(page);
  return yield* mapInSlices(movements.slice(0, MAX_MOVEMENTS), (movement) => {
    const cells = cellsOf(movement);
    const height = heightOf(page, widths, cells);
    return { cells, height, startsPage: layout.next(height, NEXT_PAGE_TOP + ROW_HEIGHT).startsPage };
  });
}

type Note = { note: string; y: number; startsPage: boolean };

const notesOf = ({ doc }: Page, { notes }: StatementContent, layout: Layout): Note[] =>
  notes.map((note) => {
    const height = doc.font(REGULAR).fontSize(9).heightOfString(toPrintable(note), { width: WIDTH });
    const position = layout.next(height, NEXT_PAGE_TOP);
    layout.y += 7;
    return { note, ...position };
  });

function* drawMovements(drawing: Drawing, rows: readonly Row[], widths: WidthCache, top: number): Task<void> {
  const movementCount = drawing.content.movements.length;
  write(drawing, 'Movimientos', { font: BOLD, size: 13, y: top, tag: 'H2' });
  if (movementCount === 0) {
    write(drawing, 'No hubo movimientos en este periodo.', { size: 10, color: colour.muted, y: top + 22 });
    return;
  }
  if (movementCount > rows.length) {
    const [shown, total] = [rows.length, movementCount].map((count) => count.toLocaleString('es-MX'));
    const notice = `Los primeros ${shown} de ${total}; los demás están en los movimientos de tu cuenta.`;
    write(drawing, notice, { size: 9, color: colour.muted, y: top + 4, align: 'right' });
  }
  let table = beginTable(drawing, top + TABLE_OFFSET, widths);
  for (const { cells, height, startsPage } of rows) {
    if (startsPage) {
      endTable(drawing, table);
      startNextPage(drawing);
      table = beginTable(drawing, NEXT_PAGE_TOP, widths);
    }
    addRow(drawing, table, cells, height);
    yield;
  }
  endTable(drawing, table);
}

/** Lays out all rows and notes before it draws them, because each footer shows the page count. */
function* drawStatement(page: Page, content: StatementContent): Task<void> {
  const top = drawOpening(page, content);
  const widths = createWidthCache();
  const isEmpty = content.movements.length === 0;
  const layout = new Layout(top + (isEmpty ? 44 : TABLE_OFFSET + ROW_HEIGHT));
  const rows = yield* rowsOf(page, content, widths, layout);
  if (!isEmpty) layout.y += 12;
  const notes = notesOf(page, content, layout);

  const drawing: Drawing = { ...page, content, number: 1, pages: layout.pages };
  yield* drawMovements(drawing, rows, widths, top);
  for (const { note, y, startsPage } of notes) {
    if (startsPage) startNextPage(drawing);
    write(drawing, note, { size: 9, color: colour.subtle, y });
  }
  endPage(drawing);
}

export const statementPdf = (
  content: StatementContent,
  issuedAt: number,
  options?: PdfOptions,
): Promise<Buffer> =>
  pdfOf(
    {
      title: `${titles[content.statementType]} ${content.account.displayId}, ${formatDate(content.endDate)}`,
      issuedAt,
      draw: async (page) => {
        await runInSlices(drawStatement(page, content));
        // pdfkit writes the file's end in one step: yield first.
        await yieldToEventLoop();
      },
    },
    options,
  );
