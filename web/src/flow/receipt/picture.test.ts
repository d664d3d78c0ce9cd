import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { drawReceipt, PICTURE, type PictureContent } from './picture';
import type { Measure } from './picture-text';

const measure: Measure = (text, { size }) => text.length * size * 0.5;

const content: PictureContent = {
  payer: 'Ana Lucía Herrera',
  at: '23 nov 2026, 10:00 horas',
  folio: '73040830',
  status: { label: 'Aplicada', tone: 'success' },
  lead: (payer) => `${payer} te envió`,
  amount: { amount: 1250.5, currencyCode: 'MXN' },
  concept: 'Cumpleaños',
  rows: [
    { label: 'Para', value: 'Rosa María Íñiguez' },
    { label: 'Banco', value: 'BBVA México •••• 7899' },
  ],
  from: '•••• 4821',
  trackingKey: 'CZ20261123156110926900',
  proof: 'https://www.banxico.org.mx/cep/go?i=40012&s=20261123&d=abc',
};

const longestContent: PictureContent = {
  ...content,
  payer: 'María del Rosario Guadalupe Íñiguez de la Santísima Trinidad Montemayor',
  at: 'Se ordenó el 23 nov 2026, 10:00 horas (Ciudad de México)',
  amount: { amount: 9_999_999_999_999.99, currencyCode: 'MXN' },
  concept: 'Ñ'.repeat(120),
  rows: content.rows.map(({ label }) => ({ label, value: `${'Fideicomiso '.repeat(12)}•••• 7899` })),
};

const operations = (change: Partial<PictureContent> = {}) => drawReceipt({ ...content, ...change }, measure);

const textsOf = (change?: Partial<PictureContent>) =>
  operations(change).flatMap((operation) => (operation.kind === 'text' ? [operation.text] : []));

/** Colors of the bars of the brand mark. */
const barsOf = (change?: Partial<PictureContent>) =>
  new Set(
    operations(change).flatMap((operation) =>
      operation.kind === 'box' && operation.width === 3.5 ? [operation.fill] : [],
    ),
  );

test('draws payer, amount, concept, destination, tracking key and how to check the transfer', () => {
  expect(textsOf()).toEqual([
    'Banco Cenzontle',
    'Banco ficticio de código abierto. Ningún dato es real.',
    'Aplicada',
    '23 nov 2026, 10:00 horas',
    'Ana te envió',
    '$1,250',
    '.50',
    ' MXN',
    'Cumpleaños',
    'Para',
    'Rosa María Íñiguez',
    'Banco',
    'BBVA México\u00a0••••\u00a07899',
    'De',
    'Ana Lucía Herrera,',
    'Cenzontle\u00a0••••\u00a04821',
    'Clave de rastreo',
    'CZ20 2611 2315 6110 9269 00',
    'Compruébalo tú: escanea y Banxico te',
    'muestra el CEP de esta transferencia.',
  ]);
});

describe.each([
  ['info', 'Programada'],
  ['warning', 'En espera'],
] as const)('the picture of an operation with the tone %s', (tone, label) => {
  const change = { status: { tone, label }, trackingKey: undefined, proof: undefined };

  test('states that the operation is not yet completed', () => {
    expect(textsOf(change)).toEqual(
      expect.arrayContaining([label, 'Todavía no se hace: esta imagen no comprueba un pago.']),
    );
    expect(textsOf(change)).toEqual(expect.arrayContaining(['Folio', '73040830']));
    expect(barsOf(change).size).toBe(1);
    expect(barsOf().size).toBe(2);
  });
});

test.each([
  ['a short receipt', { ...content, proof: undefined }],
  ['the longest values', longestContent],
  [
    'the longest values of an operation in process',
    { ...longestContent, status: { tone: 'info', label: 'En proceso' } },
  ],
  [
    'a text instead of an amount',
    { ...longestContent, amount: 'Según consumo '.repeat(9), proof: undefined },
  ],
] as const)('draws %s within the card and the picture', (_, content) => {
  for (const operation of operations(content)) {
    if (operation.kind !== 'text') continue;
    const { text, x, y, align } = operation;
    const width = measure(text, operation);
    expect.soft(align === 'right' ? x - width : x, text).toBeGreaterThanOrEqual(28);
    expect.soft(align === 'right' ? x : x + width, text).toBeLessThanOrEqual(484.001);
    expect.soft(y, text).toBeLessThanOrEqual(PICTURE.height - 10);
  }
});

test('the QR code contains the whole URL of the CEP', () => {
  const address = `https://www.banxico.org.mx/cep/go?i=40012&s=20261123&d=${'x'.repeat(120)}`;
  const { data, size } = encode(address, { ecc: 'M', border: 0 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
  const code = operations({ proof: address }).findLast(({ kind }) => kind === 'path');
  expect(code?.kind === 'path' && [...code.path.matchAll(/M(\d+ \d+)h1v1h-1z/g)].map(([, at]) => at)).toEqual(
    dark,
  );
  expect(code?.kind === 'path' && code.scale * size).toBeGreaterThan(100);
});
