import { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import type { StatementContent } from '#contract/domain/statement';
import { pdfLines } from './pdf-lines.test-support';
import { MAX_MOVEMENTS, statementPdf } from './statement-pdf';

const month: StatementContent = {
  statementKey: 'a.ACCOUNT.2026-11-30',
  statementType: 'ACCOUNT',
  account: {
    key: 'a',
    type: 'Cheques',
    description: 'Nómina',
    displayId: '•••• 4821',
    clabe: '044180887268848213',
  },
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  formats: ['pdf'],
  holder: 'Ana Lucía Herrera',
  currencyCode: 'MXN',
  openingBalance: 1_370_988.04,
  closingBalance: 1_368_573.01,
  credits: 14_868.17,
  charges: 12_453.14,
  spending: [
    { category: 'home', amount: 9_000 },
    { category: 'groceries', amount: 3_453.14 },
  ],
  movements: [],
  taxes: { interestEarned: 0, taxWithheld: 0, interestCharged: 0, fees: 0, vat: 0 },
  notes: ['Nota'],
};

const withMovements = (count: number): StatementContent => ({
  ...month,
  movements: Array.from({ length: count }, (_, index) => ({
    date: '2026-11-23',
    description: `SPEI recibido ${index}`,
    amount: index % 2 === 0 ? 1_234.5 : -0.01,
    balance: 1_000 + index,
  })),
});

const file = (content: StatementContent) => statementPdf(content, 0, { compress: false });
const linesOf = async (content: StatementContent) => pdfLines(await file(content));

test('shows the account, its amounts and that there are no movements', async () => {
  const lines = await linesOf(month);
  expect(lines).toEqual(
    expect.arrayContaining([
      'Estado de cuenta',
      'Del 01 nov 2026 al 30 nov 2026',
      '$1,370,988.04 MXN',
      'No hubo movimientos en este periodo.',
      'Página 1 de 1',
    ]),
  );
  expect(lines.join(' ')).toContain('CLABE 044 180 88726884821 3');
  const fiscal = await linesOf({ ...month, statementType: 'FISCAL' });
  expect(fiscal).toEqual(expect.arrayContaining(['Constancia fiscal', 'ISR retenido']));
});

test('begins with credits, charges and balances, then the charges by category', async () => {
  const lines = await linesOf(month);
  expect(lines.slice(lines.indexOf('Entró'), lines.indexOf('Movimientos'))).toEqual([
    'Entró',
    '$14,868.17 MXN',
    'Salió',
    '$12,453.14 MXN',
    'Saldo inicial',
    '$1,370,988.04 MXN',
    'Saldo final',
    '$1,368,573.01 MXN',
    'En qué se fue',
    'Casa',
    '$9,000.00 MXN',
    'Súper y despensa',
    '$3,453.14 MXN',
  ]);
});

test('a tax certificate begins with interest and withheld tax, and shows both RFCs', async () => {
  const fiscal: StatementContent = {
    ...month,
    statementType: 'FISCAL',
    rfc: 'HERA880417KL3',
    taxes: { ...month.taxes, interestEarned: 824.03, taxWithheld: 72 },
  };
  const lines = await linesOf(fiscal);
  const from = lines.indexOf('Intereses ganados');
  expect(lines.slice(from, from + 4)).toEqual([
    'Intereses ganados',
    '$824.03 MXN',
    'ISR retenido',
    '$72.00 MXN',
  ]);
  expect(from).toBeLessThan(lines.indexOf('Entró'));
  expect(lines).toContain('Ana Lucía Herrera · RFC HERA880417KL3');
  expect(lines.join(' ')).toContain('RFC BCE260101CZ1');
  expect(lines).not.toContain('En qué se fue');
  const { rfc: _, ...unknown } = fiscal;
  expect((await linesOf(unknown)).join(' ')).toContain('RFC genérico XAXX010101000');
});

test('a large amount stays on one line', async () => {
  expect(await linesOf({ ...month, credits: 9_999_999_999.99 })).toContain('$9,999,999,999.99 MXN');
});

test('tags the categories as a list and the movements as a table', async () => {
  const source = (await file({ ...withMovements(1), spending: month.spending })).toString('latin1');
  const count = (tag: string) => source.match(new RegExp(`^/S /${tag}$`, 'gm'))?.length;
  expect([count('L'), count('LI'), count('Table'), count('TR')]).toEqual([1, 2, 1, 2]);
});

test('shows every movement once and the column headers on each page with movements', async () => {
  const lines = await linesOf(withMovements(200));
  expect(lines.filter((line) => line.startsWith('SPEI recibido'))).toHaveLength(200);
  const pages = lines.filter((line) => line.startsWith('Página '));
  expect(pages.length).toBeGreaterThan(4);
  expect(lines.filter((line) => line === 'Descripción').length).toBeGreaterThanOrEqual(pages.length - 1);
  expect(lines.filter((line) => line === '$1,234.50')).toHaveLength(100);
  expect(await statementPdf(withMovements(200), 0)).toEqual(await statementPdf(withMovements(200), 0));
});

test('yields to the event loop while drawing a long statement', async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  await statementPdf(withMovements(2_000), 0);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(10);
});

test.each([0, 1, 30, 31, 200])('numbers every page after %i movements', async (count) => {
  const pdf = await file({
    ...withMovements(count),
    notes: Array.from({ length: 90 }, (_, index) => `Nota ${index}`),
  });
  const lines = pdfLines(pdf);
  const pages = pdf.toString('latin1').match(/\/Type \/Page$/gm)?.length ?? 0;
  expect(pages).toBeGreaterThan(2);
  expect(lines.filter((line) => line.startsWith('Página '))).toEqual(
    Array.from({ length: pages }, (_, index) => `Página ${index + 1} de ${pages}`),
  );
  expect(lines.filter((line) => line.startsWith('Nota '))).toHaveLength(90);
});

test('truncates a very long statement with a note and limits the bytes written at once', async () => {
  const written: number[] = [0];
  const push = Readable.prototype.push;
  vi.spyOn(Readable.prototype, 'push').mockImplementation(function (this: Readable, chunk) {
    written.push((written.pop() ?? 0) + (chunk?.length ?? 0));
    return push.call(this, chunk);
  });
  const beginTurn = () => {
    written.push(0);
    next = setImmediate(beginTurn);
  };
  let next = setImmediate(beginTurn);
  const lines = await linesOf(withMovements(MAX_MOVEMENTS + 2_000));
  clearImmediate(next);
  // A cross-reference entry has twenty bytes and a row has two objects; pages add some.
  expect(Math.max(...written)).toBeLessThan(100 * MAX_MOVEMENTS);
  expect(lines.filter((line) => line.startsWith('SPEI recibido'))).toHaveLength(MAX_MOVEMENTS);
  expect(lines).toContain('Los primeros 10,000 de 12,000; los demás están en los movimientos de tu cuenta.');
});
