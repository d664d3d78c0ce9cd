import { setImmediate as othersTurn } from 'node:timers/promises';
import { mapInSlices, runInSlices, type Task } from '#bank/core/tasks/task';
import { brand } from '#contract/brand';
import { formatDate } from '#contract/domain/dates';
import { formatCentavos, toCentavos } from '#contract/domain/money';
import type { StatementContent } from '#contract/domain/statement';
import { type PdfOptions, pdfOf } from './document';
import { BOLD, REGULAR } from './fonts';
import { banner, colour, type Page, WIDTH, write } from './layout';
import { opening, titles } from './statement-summary';
import {
  addRow,
  beginTable,
  type Cells,
  endTable,
  heightOf,
  measure,
  noWidths,
  ROW,
  type Widths,
} from './statement-table';
import { toPrintable } from './text';

const BOTTOM = 716;
const NEXT_PAGE_TOP = 116;
const TABLE = 24;

/** pdfkit writes its cross-reference table, two objects per movement, in one step; this bounds it. */
export const MOST_MOVEMENTS = 10_000;

/** Omits the currency, which the page header shows. */
const amountText = (amount: number): string =>
  formatCentavos(toCentavos(amount), 'MXN').slice(0, -' MXN'.length);

type Paper = Page & { content: StatementContent; number: number; pages: number };

function endPage(paper: Paper): void {
  const { number, pages } = paper;
  write(paper, `Página ${number} de ${pages}`, { size: 9, color: colour.subtle, y: 744, align: 'right' });
  write(paper, `${brand.bank} · Banco ficticio. Ningún dato es real.`, {
    size: 9,
    color: colour.subtle,
    y: 744,
    width: 340,
  });
}

function turn(paper: Paper): void {
  const { doc, content } = paper;
  endPage(paper);
  paper.number += 1;
  doc.addPage();
  banner(paper, `${titles[content.statementType]} · ${content.account.displayId}`);
}

class Places {
  y: number;
  pages = 1;

  constructor(top: number) {
    this.y = top;
  }

  next(height: number, pageTop: number): { y: number; opens: boolean } {
    const opens = this.y + height > BOTTOM;
    if (opens) {
      this.pages += 1;
      this.y = pageTop;
    }
    const { y } = this;
    this.y += height;
    return { y, opens };
  }
}

const cellsOf = ({ date, description, amount, balance }: StatementContent['movements'][number]): Cells => ({
  date: formatDate(date),
  description,
  [amount < 0 ? 'charge' : 'credit']: amountText(Math.abs(amount)),
  balance: amountText(balance),
});

type Row = { cells: Cells; height: number; opens: boolean };

function* rowsOf(page: Page, { movements }: StatementContent, widths: Widths, places: Places): Task<Row[]> {
  measure(page);
  return yield* mapInSlices(movements.slice(0, MOST_MOVEMENTS), (movement) => {
    const cells = cellsOf(movement);
    const height = heightOf(page, widths, cells);
    return { cells, height, opens: places.next(height, NEXT_PAGE_TOP + ROW).opens };
  });
}

type Note = { note: string; y: number; opens: boolean };

const notesOf = ({ doc }: Page, { notes }: StatementContent, places: Places): Note[] =>
  notes.map((note) => {
    const height = doc.font(REGULAR).fontSize(9).heightOfString(toPrintable(note), { width: WIDTH });
    const position = places.next(height, NEXT_PAGE_TOP);
    places.y += 7;
    return { note, ...position };
  });

function* movements(paper: Paper, rows: readonly Row[], widths: Widths, top: number): Task<void> {
  const movementCount = paper.content.movements.length;
  write(paper, 'Movimientos', { font: BOLD, size: 13, y: top, tag: 'H2' });
  if (movementCount === 0) {
    write(paper, 'No hubo movimientos en este periodo.', { size: 10, color: colour.muted, y: top + 22 });
    return;
  }
  if (movementCount > rows.length) {
    const [shown, of] = [rows.length, movementCount].map((count) => count.toLocaleString('es-MX'));
    const notice = `Los primeros ${shown} de ${of}; los demás están en los movimientos de tu cuenta.`;
    write(paper, notice, { size: 9, color: colour.muted, y: top + 4, align: 'right' });
  }
  let table = beginTable(paper, top + TABLE, widths);
  for (const { cells, height, opens } of rows) {
    if (opens) {
      endTable(paper, table);
      turn(paper);
      table = beginTable(paper, NEXT_PAGE_TOP, widths);
    }
    addRow(paper, table, cells, height);
    yield;
  }
  endTable(paper, table);
}

/** Lays out everything before drawing, because each footer shows the page count. */
function* statement(page: Page, content: StatementContent): Task<void> {
  const top = opening(page, content);
  const widths = noWidths();
  const isEmpty = content.movements.length === 0;
  const places = new Places(top + (isEmpty ? 44 : TABLE + ROW));
  const rows = yield* rowsOf(page, content, widths, places);
  if (!isEmpty) places.y += 12;
  const notes = notesOf(page, content, places);

  const paper: Paper = { ...page, content, number: 1, pages: places.pages };
  yield* movements(paper, rows, widths, top);
  for (const { note, y, opens } of notes) {
    if (opens) turn(paper);
    write(paper, note, { size: 9, color: colour.subtle, y });
  }
  endPage(paper);
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
        await runInSlices(statement(page, content));
        // pdfkit writes the file's end in one step: yield first.
        await othersTurn();
      },
    },
    options,
  );
