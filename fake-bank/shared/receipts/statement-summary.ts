import { brand } from '#contract/brand';
import { formatDate } from '#contract/domain/dates';
import { formatCentavos, toCentavos } from '#contract/domain/money';
import { categoryLabels } from '#contract/domain/movement-category';
import { GENERIC_RFC } from '#contract/domain/rfc';
import type { StatementContent } from '#contract/domain/statement';
import { BOLD, REGULAR, TABULAR } from './fonts';
import { banner, colour, decorate, LEFT, type Page, WIDTH, write } from './layout';

export const titles: Record<StatementContent['statementType'], string> = {
  ACCOUNT: 'Estado de cuenta',
  FISCAL: 'Constancia fiscal',
};

const COLUMNS = 4;
const FIGURE_HEIGHT = 40;
const SPENDING = { columns: 2, gap: 28, row: 26, heading: 24 } as const;

type Figure = readonly [label: string, value: string];

/** Groups a CLABE: bank, city, account, check digit. */
const grouped = (clabe: string): string => clabe.replace(/^(\d{3})(\d{3})(\d{11})/, '$1 $2 $3 ');

const money = (amount: number, { currencyCode }: StatementContent): string =>
  formatCentavos(toCentavos(amount), currencyCode);

/** Figures of the first row are larger. */
function figuresOf(content: StatementContent): Figure[] {
  const { credit, taxes, statementType } = content;
  const formatRows = (rows: readonly (readonly [string, number])[]): Figure[] =>
    rows.map(([label, amount]) => [label, money(amount, content)]);
  const movementFigures = formatRows([
    [credit ? 'Abonos' : 'Entró', content.credits],
    [credit ? 'Cargos' : 'Salió', content.charges],
    ['Saldo inicial', content.openingBalance],
    ['Saldo final', content.closingBalance],
  ]);
  const interest = [
    ['Intereses ganados', taxes.interestEarned],
    ['ISR retenido', taxes.taxWithheld],
    ['Intereses cobrados', taxes.interestCharged],
  ] as const;
  const costs = [
    ['Comisiones', taxes.fees],
    ['IVA', taxes.vat],
  ] as const;
  if (statementType === 'FISCAL') return [...formatRows([...interest, ...costs]), ...movementFigures];
  const debtFigures: Figure[] = credit
    ? [
        ['Límite de crédito', money(credit.creditLimit, content)],
        ['Tasa fija anual', `${credit.interestRate.toFixed(2)}%`],
        ['Fecha límite de pago', formatDate(credit.dueDate)],
        ['Para no generar intereses', money(credit.toAvoidInterest, content)],
        ['Pago mínimo', money(credit.minimumPayment, content)],
      ]
    : [];
  return [
    ...movementFigures,
    ...debtFigures,
    ...formatRows([...interest, ...costs].filter(([, amount]) => amount !== 0)),
  ];
}

function drawFigure(page: Page, [label, value]: Figure, index: number, top: number): void {
  const width = WIDTH / COLUMNS;
  const x = LEFT + (index % COLUMNS) * width;
  const y = top + Math.floor(index / COLUMNS) * FIGURE_HEIGHT;
  write(page, label, { size: 9, color: colour.muted, x, y, width: width - 4 });
  const size = index < COLUMNS ? 13 : 11;
  const naturalWidth = page.doc.font(BOLD).fontSize(size).widthOfString(value);
  const fittingSize = Math.min(size, (size * (width - 8)) / naturalWidth);
  write(page, value, { font: BOLD, size: fittingSize, x, y: y + 12, width: width - 4 });
}

/** One element for label and amount, so that screen readers read them together. */
function drawSpendingRow(
  page: Page,
  row: { label: string; value: string; share: number },
  x: number,
  y: number,
) {
  const { doc } = page;
  const width = (WIDTH - SPENDING.gap) / SPENDING.columns;
  const item = doc.struct('LI', {}, [
    doc.struct('LBody', {}, () => {
      doc
        .font(REGULAR)
        .fontSize(9.5)
        .fillColor(colour.text)
        .text(row.label, x, y, { width: width / 2 });
      doc.font(BOLD).text(row.value, x, y, { width, align: 'right', features: TABULAR });
    }),
  ]);
  decorate(page, () => {
    doc.roundedRect(x, y + 14, width, 3, 1.5).fill(colour.line);
    doc.roundedRect(x, y + 14, Math.max(3, width * row.share), 3, 1.5).fill(colour.wing);
  });
  return item;
}

/** Returns the y position of its end. */
function drawSpending(page: Page, content: StatementContent, top: number): number {
  const { spending: categories = [] } = content;
  // A single category would only repeat the total charges.
  if (content.statementType === 'FISCAL' || categories.length < 2) return top;
  const { columns, gap, row, heading } = SPENDING;
  write(page, content.credit ? 'Cargos por categoría' : 'En qué se fue', {
    font: BOLD,
    size: 13,
    y: top,
    tag: 'H2',
  });
  const list = page.doc.struct('L');
  page.root.add(list);
  categories.forEach(({ category, amount }, index) => {
    const x = LEFT + (index % columns) * ((WIDTH - gap) / columns + gap);
    const y = top + heading + Math.floor(index / columns) * row;
    const value = money(amount, content);
    const share = amount / content.charges;
    list.add(drawSpendingRow(page, { label: categoryLabels[category], value, share }, x, y));
  });
  list.end();
  return top + heading + Math.ceil(categories.length / columns) * row + 8;
}

function holderText({ holder, rfc, statementType }: StatementContent): string {
  if (rfc !== undefined) return `${holder} · RFC ${rfc}`;
  return statementType === 'FISCAL' ? `${holder} · RFC genérico ${GENERIC_RFC}` : holder;
}

/** Draws account, holder, totals and charges by category; returns the y position of their end. */
export function drawOpening(page: Page, content: StatementContent): number {
  const { account, startDate, endDate, currencyCode, statementType } = content;
  banner(page, titles[statementType]);
  write(page, account.description, { font: BOLD, size: 22, y: 114, tag: 'H1' });
  const number = [
    account.type,
    account.displayId,
    account.clabe && `CLABE ${grouped(account.clabe)}`,
    currencyCode,
  ];
  write(page, number.filter(Boolean).join(' · '), { size: 10, color: colour.muted, y: 145 });
  write(page, holderText(content), { font: BOLD, size: 11, y: 167 });
  const period = `Del ${formatDate(startDate)} al ${formatDate(endDate)}`;
  const issuer = statementType === 'FISCAL' ? `Emite ${brand.bank}, RFC ${brand.rfc}` : undefined;
  write(page, [period, issuer].filter(Boolean).join(' · '), { size: 10, color: colour.muted, y: 183 });
  const figures = figuresOf(content);
  figures.forEach((figure, index) => {
    drawFigure(page, figure, index, 214);
  });
  return drawSpending(page, content, 214 + Math.ceil(figures.length / COLUMNS) * FIGURE_HEIGHT + 10);
}
