/** A statement on letter pages: who and what, the figures, what moved, and what a bank has to say. */
import { setImmediate as othersTurn } from 'node:timers/promises';
import { brand } from '#contract/brand';
import { showDate } from '#contract/shared/dates';
import { showMoney, toCentavos } from '#contract/shared/money';
import type { StatementContent } from '#contract/shared/statement';
import { type PdfOptions, pdfOf } from './document';
import { BOLD, banner, colour, LEFT, type Page, REGULAR, WIDTH, write } from './layout';
import { addRow, beginTable, type Cells, endTable, heightOf, type Widths } from './statement-table';
import { printable } from './text';

/** Where what stands on every page begins. */
const BOTTOM = 716;
const NEXT_PAGE_TOP = 116;
/** Of figures. */
const COLUMNS = 4;

/** How long it draws before others who ask the bank for something get their turn. */
const TURN_MS = 20;

const titles: Record<StatementContent['statementType'], string> = {
  ACCOUNT: 'Estado de cuenta',
  FISCAL: 'Constancia fiscal',
};

/** Bank, place, account and check digit of a CLABE. */
const grouped = (clabe: string): string => clabe.replace(/^(\d{3})(\d{3})(\d{11})/, '$1 $2 $3 ');

/** Without the currency, which the head of the page says. */
const plain = (amount: number): string => showMoney(toCentavos(amount), 'MXN').slice(0, -' MXN'.length);

/** A figure and what it is: what moved stands in one line. */
function figure(page: Page, [label, value]: readonly [string, string], index: number, top: number): void {
  const width = WIDTH / COLUMNS;
  const x = LEFT + (index % COLUMNS) * width;
  const y = top + Math.floor(index / COLUMNS) * 40;
  write(page, label, { size: 9, color: colour.muted, x, y, width: width - 4 });
  write(page, value, { font: BOLD, size: 11.5, x, y: y + 13, width: width - 4 });
}

function figuresOf(content: StatementContent): (readonly [string, string])[] {
  const { credit, taxes, statementType } = content;
  const money = (amount: number) => showMoney(toCentavos(amount), content.currencyCode);
  const balances = [
    ['Saldo inicial', money(content.openingBalance)],
    ['Abonos', money(content.credits)],
    ['Cargos', money(content.charges)],
    ['Saldo final', money(content.closingBalance)],
  ] as const;
  const owed = credit
    ? ([
        ['Límite de crédito', money(credit.creditLimit)],
        ['Tasa fija anual', `${credit.interestRate.toFixed(2)}%`],
        ['Fecha límite de pago', showDate(credit.dueDate)],
        ['Para no generar intereses', money(credit.toAvoidInterest)],
        ['Pago mínimo', money(credit.minimumPayment)],
      ] as const)
    : [];
  const told = [
    ['Intereses ganados', taxes.interestEarned],
    ['ISR retenido', taxes.taxWithheld],
    ['Intereses cobrados', taxes.interestCharged],
    ['Comisiones', taxes.fees],
    ['IVA', taxes.vat],
  ] as const;
  return [
    ...balances,
    ...owed,
    ...told
      .filter(([, amount]) => statementType === 'FISCAL' || amount !== 0)
      .map(([label, amount]) => [label, money(amount)] as const),
  ];
}

/** Who and which account, the period, and the figures; answers where they end. */
function opening(page: Page, content: StatementContent): number {
  const { account, holder, startDate, endDate, currencyCode } = content;
  banner(page, titles[content.statementType]);
  write(page, account.description, { font: BOLD, size: 22, y: 118, tag: 'H1' });
  const number = [
    account.type,
    account.displayId,
    account.clabe && `CLABE ${grouped(account.clabe)}`,
    currencyCode,
  ];
  write(page, number.filter(Boolean).join(' · '), { size: 10, color: colour.muted, y: 146 });
  write(page, holder, { font: BOLD, size: 11, y: 170 });
  write(page, `Del ${showDate(startDate)} al ${showDate(endDate)}`, {
    size: 10,
    color: colour.muted,
    y: 185,
  });
  const figures = figuresOf(content);
  figures.forEach((shown, index) => {
    figure(page, shown, index, 216);
  });
  return 216 + Math.ceil(figures.length / COLUMNS) * 40 + 8;
}

/** A page more, with the bank's name and which statement it belongs to. */
function turn(page: Page, content: StatementContent): number {
  page.doc.addPage();
  banner(page, `${titles[content.statementType]} · ${content.account.displayId}`);
  return NEXT_PAGE_TOP;
}

const cellsOf = ({ date, description, amount, balance }: StatementContent['movements'][number]): Cells => ({
  date: showDate(date),
  description,
  [amount < 0 ? 'charge' : 'credit']: plain(Math.abs(amount)),
  balance: plain(balance),
});

/** Every movement, on as many pages as it takes; answers where the last one ends. */
async function movements(page: Page, content: StatementContent, top: number): Promise<number> {
  write(page, 'Movimientos', { font: BOLD, size: 13, y: top, tag: 'H2' });
  if (content.movements.length === 0) {
    write(page, 'No hubo movimientos en este periodo.', { size: 10, color: colour.muted, y: top + 22 });
    return top + 44;
  }
  const widths: Widths = new Map();
  let table = beginTable(page, top + 24, widths);
  let since = performance.now();
  for (const moved of content.movements) {
    const cells = cellsOf(moved);
    const height = heightOf(page, widths, cells);
    if (table.y + height > BOTTOM) {
      endTable(page, table);
      table = beginTable(page, turn(page, content), widths);
    }
    addRow(page, table, cells, height);
    if (performance.now() - since < TURN_MS) continue;
    await othersTurn();
    since = performance.now();
  }
  endTable(page, table);
  return table.y + 12;
}

function notes(page: Page, content: StatementContent, top: number): void {
  let y = top;
  for (const note of content.notes) {
    const height = page.doc.font(REGULAR).fontSize(9).heightOfString(printable(note), { width: WIDTH });
    if (y + height > BOTTOM) y = turn(page, content);
    write(page, note, { size: 9, color: colour.subtle, y });
    y += height + 7;
  }
}

/** How many pages there are is known once all of them are drawn. */
function pageNumbers(page: Page): void {
  const { count } = page.doc.bufferedPageRange();
  for (let number = 1; number <= count; number += 1) {
    page.doc.switchToPage(number - 1);
    write(page, `Página ${number} de ${count}`, { size: 9, color: colour.subtle, y: 744, align: 'right' });
    write(page, `${brand.bank} · Banco ficticio. Ningún dato es real.`, {
      size: 9,
      color: colour.subtle,
      y: 744,
      width: 340,
    });
  }
}

export const statementPdf = (
  content: StatementContent,
  issuedAt: number,
  options?: PdfOptions,
): Promise<Buffer> =>
  pdfOf(
    {
      title: `${titles[content.statementType]} ${content.account.displayId}, ${showDate(content.endDate)}`,
      issuedAt,
      draw: async (page) => {
        const figuresEnd = opening(page, content);
        notes(page, content, await movements(page, content, figuresEnd));
        pageNumbers(page);
      },
    },
    options,
  );
