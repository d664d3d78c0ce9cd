import { describe, expect, it } from 'vitest';
import { receiptPdf } from './pdf';
import { pdfLines } from './pdf-lines.test-support';
import type { PdfReceipt } from './receipt';

const receipt: PdfReceipt = {
  title: 'Transferencia programada',
  moment: '19 nov 2026, 23:42 horas (Ciudad de México)',
  status: 'Programada',
  amount: '$18,500.00 MXN',
  subtitle: 'a Ahorro para el enganche •••• 6613',
  rows: [
    ['Folio', '73041188'],
    ['Concepto', 'Pingüinos de José Ñáñez'],
  ],
  issuedAt: Date.parse('2026-11-19T23:42:08-06:00'),
};

const file = (input: PdfReceipt) => receiptPdf(input, { compress: false });
const source = async (input: PdfReceipt) => (await file(input)).toString('latin1');
const linesOf = async (input: PdfReceipt) => pdfLines(await file(input));

describe('receipt as PDF', () => {
  it('has one page with the contents of the receipt', async () => {
    const pdf = await source(receipt);
    expect(pdf.startsWith('%PDF-1.7')).toBe(true);
    expect(pdf.match(/\/Type \/Page$/gm)).toHaveLength(1);
    expect(await linesOf(receipt)).toEqual(
      expect.arrayContaining([
        'Banco Cenzontle',
        'Transferencia programada',
        'Programada',
        '$18,500.00 MXN',
        '73041188',
        'Pingüinos de José Ñáñez',
        'Banco ficticio de código abierto. Ningún dato es real.',
      ]),
    );
  });

  it('shows the date and time below its title', async () => {
    expect(await linesOf(receipt)).toContain('19 nov 2026, 23:42 horas (Ciudad de México)');
  });

  it('declares its language and author', async () => {
    const pdf = await source(receipt);
    expect(pdf).toContain('/Lang (es-MX)');
    expect(pdf).toContain('/DisplayDocTitle true');
    expect(pdf).toMatch(/^\(Banco Cenzontle\)$/m);
  });

  it('has the same bytes for the same receipt', async () => {
    const [first, second] = await Promise.all([receiptPdf(receipt), receiptPdf(receipt)]);
    expect(first.equals(second)).toBe(true);
  });

  it.each([
    ['a character outside the fonts', 'Fiesta 🎉 sábado', 'Fiesta ? sábado'],
    ['a minus sign', '−$5.00', '−$5.00'],
    ['a letter with a mark outside the fonts', 'Škoda Őry', 'Skoda Ory'],
    ['an arrow', 'MXN → USD', 'MXN > USD'],
    ['line breaks', 'uno\ndos\u00a0tres', 'uno dos tres'],
    ['a combining accent', 'Jose\u0301', 'José'],
    ['control characters', 'a\u0000b', 'a?b'],
  ])('draws %s', async (_, value, drawn) => {
    expect(await linesOf({ ...receipt, rows: [['Concepto', value]] })).toContain(drawn);
  });

  it('stays on one page with long values', async () => {
    const rows = Array.from({ length: 12 }, (_, i): [string, string] => [`Dato ${i}`, 'texto '.repeat(9)]);
    expect((await source({ ...receipt, rows })).match(/\/Type \/Page$/gm)).toHaveLength(1);
  });
});
