/** The table of a statement's movements. Lengths are PDF points. */
import { BOLD, colour, decorate, LEFT, type Page, REGULAR, WIDTH } from './layout';
import { printable } from './text';

const RIGHT = LEFT + WIDTH;
const SIZE = 8.5;
/** From one line of a row to the next, and from a row of one line to the next row. */
const LINE = 10;
export const ROW = 18;
/** From a row's top to the line under it. */
const RULE = 13;
const COLUMNS = {
  date: { x: LEFT, width: 66 },
  description: { x: LEFT + 70, width: 216 },
  charge: { x: LEFT + 290, width: 66 },
  credit: { x: LEFT + 360, width: 66 },
  balance: { x: LEFT + 430, width: 70 },
} as const;
const columns = ['date', 'description', 'charge', 'credit', 'balance'] as const;
type Column = (typeof columns)[number];

/** Under each row of a page, all at once. */
function drawRules(page: Page, rules: readonly number[]): void {
  decorate(page, () => {
    for (const y of rules) page.doc.moveTo(LEFT, y).lineTo(RIGHT, y);
    page.doc.lineWidth(1).stroke(colour.line);
  });
}

const isRight = (column: Column) => column !== 'date' && column !== 'description';

/** How wide each character of a row is: measured once, or ten thousand rows would be slow. */
export type Widths = Map<string, number>;

function widthOf({ doc }: Page, widths: Widths, character: string): number {
  const known = widths.get(character);
  if (known !== undefined) return known;
  const measured = doc.widthOfString(character);
  widths.set(character, measured);
  return measured;
}

/** A text on as many lines as its column needs, broken between words where it can be. */
function linesOf(page: Page, widths: Widths, text: string, width: number): string[] {
  const lines: string[] = [];
  let rest = printable(text);
  while (rest !== '') {
    const fits = fittingIn(page, widths, rest, width);
    const space = fits < rest.length ? rest.lastIndexOf(' ', fits) : -1;
    const end = space > 0 ? space : fits;
    lines.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return lines;
}

/** How many characters fit; one at least. */
function fittingIn(page: Page, widths: Widths, text: string, width: number): number {
  let [used, fits] = [0, 0];
  for (const character of text) {
    used += widthOf(page, widths, character);
    if (used > width) break;
    fits += 1;
  }
  return Math.max(1, fits);
}

export type Cells = Partial<Record<Column, string>>;

/** `y` is where its next row goes, `rules` where those under the rows of its page are. */
export type Table = { element: PDFKit.PDFStructureElement; widths: Widths; rules: number[]; y: number };

/** A cell where it belongs; figures stand to the right. */
function cell(page: Page, { widths, y }: Table, column: Column, text: string): void {
  const { x, width } = COLUMNS[column];
  if (!isRight(column)) {
    linesOf(page, widths, text, width).forEach((line, index) => {
      page.doc.text(line, x, y + index * LINE, { lineBreak: false });
    });
    return;
  }
  const shown = printable(text);
  // Between the characters of an amount the fonts leave no other room than within a word.
  const wide = [...shown].reduce((sum, character) => sum + widthOf(page, widths, character), 0);
  page.doc.text(shown, x + width - wide, y, { lineBreak: false });
}

/** Before rows are measured. */
export function measure({ doc }: Page): void {
  doc.font(REGULAR).fontSize(SIZE);
}

/** How high a row is: descriptions may take more than one line. */
export function heightOf(page: Page, widths: Widths, { description = '' }: Cells): number {
  return ROW + LINE * (linesOf(page, widths, description, COLUMNS.description.width).length - 1);
}

/** A row of the table, read as one. */
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

export function beginTable(page: Page, y: number, widths: Widths): Table {
  const element = page.doc.struct('Table');
  page.root.add(element);
  const table: Table = { element, widths, rules: [y + RULE], y };
  // Its letters are bold.
  page.doc.font(BOLD).fontSize(SIZE).fillColor(colour.muted);
  row(page, { ...table, widths: new Map() }, columnHeads, true);
  // Said once for all rows: what is said for each of ten thousand takes its time.
  page.doc.font(REGULAR).fillColor(colour.text);
  table.y += ROW;
  return table;
}

/** Adds a row where there is room for its height, which `heightOf` says. */
export function addRow(page: Page, table: Table, cells: Cells, height: number): void {
  row(page, table, cells);
  table.rules.push(table.y + height - ROW + RULE);
  table.y += height;
}

export function endTable(page: Page, table: Table): void {
  drawRules(page, table.rules);
  table.element.end();
}
