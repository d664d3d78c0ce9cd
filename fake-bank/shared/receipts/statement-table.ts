import { BOLD, REGULAR, TABULAR } from './fonts';
import { colour, decorate, LEFT, type Page, WIDTH } from './layout';
import { toPrintable } from './text';

const RIGHT = LEFT + WIDTH;
const FONT_SIZE = 8.5;
const LINE_HEIGHT = 10;
export const ROW_HEIGHT = 18;
const RULE_OFFSET = 13;
const COLUMNS = {
  date: { x: LEFT, width: 66 },
  description: { x: LEFT + 70, width: 216 },
  charge: { x: LEFT + 290, width: 66 },
  credit: { x: LEFT + 360, width: 66 },
  balance: { x: LEFT + 430, width: 70 },
} as const;
const columns = ['date', 'description', 'charge', 'credit', 'balance'] as const;
type Column = (typeof columns)[number];

/** Draws all rules of a page as one path. */
function drawRules(page: Page, rules: readonly number[]): void {
  decorate(page, () => {
    for (const y of rules) page.doc.moveTo(LEFT, y).lineTo(RIGHT, y);
    page.doc.lineWidth(1).stroke(colour.line);
  });
}

const isRightAligned = (column: Column) => column !== 'date' && column !== 'description';

/** Character widths, memoized: measuring every cell of ten thousand rows is slow. */
export type WidthCache = Readonly<Record<'text' | 'amount', Map<string, number>>>;
export const createWidthCache = (): WidthCache => ({ text: new Map(), amount: new Map() });

function widthOf({ doc }: Page, widths: WidthCache, kind: keyof WidthCache, character: string): number {
  const cachedWidth = widths[kind].get(character);
  if (cachedWidth !== undefined) return cachedWidth;
  const width = doc.widthOfString(character, kind === 'amount' ? { features: TABULAR } : {});
  widths[kind].set(character, width);
  return width;
}

function linesOf(page: Page, widths: WidthCache, text: string, width: number): string[] {
  const lines: string[] = [];
  let unwrapped = toPrintable(text);
  while (unwrapped !== '') {
    const fits = countFitting(page, widths, unwrapped, width);
    const space = fits < unwrapped.length ? unwrapped.lastIndexOf(' ', fits) : -1;
    const end = space > 0 ? space : fits;
    lines.push(unwrapped.slice(0, end));
    unwrapped = unwrapped.slice(end).trimStart();
  }
  return lines;
}

function countFitting(page: Page, widths: WidthCache, text: string, width: number): number {
  let [used, fits] = [0, 0];
  for (const character of text) {
    used += widthOf(page, widths, 'text', character);
    if (used > width) break;
    fits += 1;
  }
  return Math.max(1, fits);
}

export type Cells = Partial<Record<Column, string>>;

/** `y` is the next row's position; `rules` are those of the current page. */
export type Table = { element: PDFKit.PDFStructureElement; widths: WidthCache; rules: number[]; y: number };

function cell(page: Page, { widths, y }: Table, column: Column, text: string): void {
  const { x, width } = COLUMNS[column];
  if (!isRightAligned(column)) {
    linesOf(page, widths, text, width).forEach((line, index) => {
      page.doc.text(line, x, y + index * LINE_HEIGHT, { lineBreak: false });
    });
    return;
  }
  const printable = toPrintable(text);
  // Kerning does not change amounts: the sum of the character widths is the text's width.
  const textWidth = [...printable].reduce(
    (sum, character) => sum + widthOf(page, widths, 'amount', character),
    0,
  );
  page.doc.text(printable, x + width - textWidth, y, { lineBreak: false, features: TABULAR });
}

/** Sets the font; call before measuring rows. */
export function setRowFont({ doc }: Page): void {
  doc.font(REGULAR).fontSize(FONT_SIZE);
}

export function heightOf(page: Page, widths: WidthCache, { description = '' }: Cells): number {
  return (
    ROW_HEIGHT + LINE_HEIGHT * (linesOf(page, widths, description, COLUMNS.description.width).length - 1)
  );
}

/** Tagged as one cell, so that screen readers read the row as a whole. */
function row(page: Page, table: Table, cells: Cells, head = false): void {
  const { doc } = page;
  const content = () => {
    for (const column of columns) {
      const text = cells[column];
      if (text !== undefined) cell(page, table, column, text);
    }
  };
  table.element.add(doc.struct('TR', {}, [doc.struct(head ? 'TH' : 'TD', {}, content)]));
}

const columnHeads: Cells = {
  date: 'Fecha',
  description: 'Descripción',
  charge: 'Cargo',
  credit: 'Abono',
  balance: 'Saldo',
};

export function beginTable(page: Page, y: number, widths: WidthCache): Table {
  const element = page.doc.struct('Table');
  page.root.add(element);
  const table: Table = { element, widths, rules: [y + RULE_OFFSET], y };
  // The bold head needs its own width cache.
  page.doc.font(BOLD).fontSize(FONT_SIZE).fillColor(colour.muted);
  row(page, { ...table, widths: createWidthCache() }, columnHeads, true);
  // Set once: setting the font for each of ten thousand rows is slow.
  page.doc.font(REGULAR).fillColor(colour.text);
  table.y += ROW_HEIGHT;
  return table;
}

/** The row must fit on the page; `height` comes from `heightOf`. */
export function addRow(page: Page, table: Table, cells: Cells, height: number): void {
  row(page, table, cells);
  table.rules.push(table.y + height - ROW_HEIGHT + RULE_OFFSET);
  table.y += height;
}

export function endTable(page: Page, table: Table): void {
  drawRules(page, table.rules);
  table.element.end();
}
