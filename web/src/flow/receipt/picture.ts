import { encode } from 'uqr';
import { brand } from '#contract/brand';
import { formatKnownMoney, type KnownMoney } from '#contract/domain/money';
import { bird, song } from '#web/components/avatars/brand-shapes.ts';
import { palette } from '#web/components/theme/palette.ts';
import { type Font, fitText, type Measure, wrapText } from './picture-text';
import type { SharedPicture } from './view';

/** Lengths are CSS pixels; `y` of a text is its baseline. */
export type DrawOperation =
  | ({ kind: 'text'; text: string; x: number; y: number; fill: string; align?: 'right' } & Font)
  | {
      kind: 'box';
      x: number;
      y: number;
      width: number;
      height: number;
      radius: number;
      fill: string;
    }
  | { kind: 'path'; path: string; x: number; y: number; scale: number; fill?: string; stroke?: string };

export const PICTURE = { width: 540, height: 760 } as const;

const { plumaje, laguna, cempasuchil, nopal } = palette;
const INK = plumaje[950];
const MUTED = plumaje[700];
const CARD = { x: 28, y: 86, width: 484 };
const LEFT = 56;
const WIDTH = 428;
const RIGHT = LEFT + WIDTH;
const VALUE = { x: 218, width: RIGHT - 218 };
const QR = 132;

const CHECK = 'M20 6 9 17l-5-5';
const CLOCK = 'M12 6v6l4 2M12 2a10 10 0 1 1 0 20 10 10 0 1 1 0-20';
const badges = {
  success: { icon: CHECK, fill: nopal[50], ink: nopal[700] },
  info: { icon: CLOCK, fill: laguna[100], ink: laguna[700] },
  warning: { icon: CLOCK, fill: cempasuchil[50], ink: cempasuchil[800] },
} as const;

type DrawnTone = keyof typeof badges;

export type PictureContent = SharedPicture & {
  /** Full name. */
  payer: string;
  at: string;
  folio: string | null;
  status: { label: string; tone: DrawnTone };
};

/** Returns the receipt as drawing operations, back to front. */
export function drawReceipt(content: PictureContent, measure: Measure): DrawOperation[] {
  const isSuccess = content.status.tone === 'success';
  const operations: DrawOperation[] = [];
  const write = (text: string, x: number, y: number, style: Font & { fill?: string; align?: 'right' }) =>
    operations.push({ kind: 'text', text, x, y, fill: INK, ...style });
  const writeLines = (lines: readonly string[], x: number, y: number, pitch: number, font: Font) => {
    lines.forEach((line, index) => {
      write(line, x, y + index * pitch, font);
    });
    return y + lines.length * pitch;
  };

  operations.push(...badgeAndMoment(content, measure));
  const lead = content.lead(firstWord(content.payer));
  write(fitText(lead, WIDTH, small, measure), LEFT, 168, { ...small, fill: MUTED });
  let y = 208;
  if (typeof content.amount === 'string') {
    const heading: Font = { size: 26, weight: 600 };
    y = writeLines(
      wrapText(content.amount, { width: WIDTH, lines: 2 }, heading, measure),
      LEFT,
      y,
      32,
      heading,
    );
  } else {
    operations.push(...amountParts(content.amount, y, measure));
    y += 28;
  }
  if (content.concept) {
    const concept: Font = { size: 17, weight: 600 };
    y = writeLines(
      wrapText(content.concept, { width: WIDTH, lines: 2 }, concept, measure),
      LEFT,
      y,
      24,
      concept,
    );
  }
  operations.push(...songBars(y, isSuccess));
  y += song.height + 30;
  for (const { label, value } of rowsOf(content)) {
    const valueFont: Font = { size: 16, weight: 600 };
    const lines = wrapText(value, { width: VALUE.width, lines: 2 }, valueFont, measure);
    write(fitText(label, VALUE.x - LEFT - 8, body, measure), LEFT, y, { ...body, fill: MUTED });
    y = writeLines(lines, VALUE.x, y, 20, valueFont) + 12;
  }
  if (content.proof !== undefined) {
    y -= 14;
    operations.push({ kind: 'box', x: LEFT, y, width: WIDTH, height: 1, radius: 0, fill: plumaje[200] });
    y += 20;
    operations.push(qrCode(content.proof, y));
    const note = wrapText(PROOF_NOTE, { width: WIDTH - QR - 20, lines: 4 }, small, measure);
    writeLines(note, LEFT + QR + 20, y + QR / 2 - note.length * 10 + 15, 20, small);
    y += QR + 24;
  } else if (isSuccess) y += 2;
  else {
    const note = wrapText(PENDING_NOTE, { width: WIDTH - 32, lines: 3 }, small, measure);
    const height = note.length * 20 + 22;
    operations.push({ kind: 'box', x: LEFT, y, width: WIDTH, height, radius: 10, fill: badges.warning.fill });
    writeLines(note, LEFT + 16, y + 26, 20, small);
    y += height + 24;
  }
  return [...backgroundAndCard(y), ...operations];
}

const PROOF_NOTE = 'Compruébalo tú: escanea y Banxico te muestra el CEP de esta transferencia.';
const PENDING_NOTE = 'Todavía no se hace: esta imagen no comprueba un pago.';
const FICTITIOUS = 'Banco ficticio de código abierto. Ningún dato es real.';

const small: Font = { size: 14, weight: 400 };
const body: Font = { size: 16, weight: 400 };

const firstWord = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

function rowsOf({ rows, from, payer, trackingKey, folio }: PictureContent) {
  return [
    ...rows,
    ...(from === undefined ? [] : [{ label: 'De', value: `${payer}, ${brand.product} ${from}` }]),
    ...(trackingKey === undefined ? [] : [{ label: 'Clave de rastreo', value: groupByFour(trackingKey) }]),
    ...(trackingKey !== undefined || folio === null ? [] : [{ label: 'Folio', value: folio }]),
  ];
}

/** 'CZ2026112315611092' → 'CZ20 2611 2315 6110 92'. */
const groupByFour = (key: string): string => key.replace(/.{4}(?=.)/g, '$& ');

function backgroundAndCard(bottom: number): DrawOperation[] {
  const { width, height } = PICTURE;
  const logo = { kind: 'path', x: 28, y: 28, scale: 40 / 48 } as const;
  return [
    { kind: 'box', x: 0, y: 0, width, height, radius: 0, fill: laguna[900] },
    { ...logo, path: bird.beak, fill: cempasuchil[400] },
    { ...logo, path: bird.body, fill: plumaje[0] },
    { ...logo, path: bird.wing, fill: laguna[400] },
    { kind: 'text', text: brand.bank, x: 78, y: 55, size: 20, weight: 700, fill: plumaje[0] },
    { kind: 'box', ...CARD, height: bottom - CARD.y, radius: 18, fill: plumaje[0] },
    { kind: 'text', text: FICTITIOUS, x: CARD.x, y: bottom + 28, size: 13, weight: 400, fill: laguna[200] },
  ];
}

function badgeAndMoment({ status, at }: PictureContent, measure: Measure): DrawOperation[] {
  const { icon, fill, ink } = badges[status.tone];
  const font: Font = { size: 13, weight: 600 };
  const width = measure(status.label, font) + 42;
  const moment = wrapText(at, { width: WIDTH - width - 12, lines: 2 }, small, measure);
  return [
    { kind: 'box', x: LEFT, y: 114, width, height: 26, radius: 8, fill },
    { kind: 'path', path: icon, x: LEFT + 10, y: 119, scale: 16 / 24, stroke: ink },
    { kind: 'text', text: status.label, x: LEFT + 32, y: 131.5, fill: ink, ...font },
    ...moment.map((text, index): DrawOperation => {
      const y = 132 + index * 18;
      return { kind: 'text', text, x: RIGHT, y, align: 'right', fill: MUTED, ...small };
    }),
  ];
}

/** Shrinks an amount that is wider than the card. */
function amountParts(amount: KnownMoney, y: number, measure: Measure): DrawOperation[] {
  const [, units = '', cents = '', currency = ''] =
    /^(.*)(\.\d\d)( \w+)$/.exec(formatKnownMoney(amount)) ?? [];
  const parts = [
    { text: units, size: 42, weight: 600, fill: INK },
    { text: cents, size: 26, weight: 600, fill: INK },
    { text: currency, size: 17, weight: 500, fill: MUTED },
  ] as const;
  const widths = parts.map(({ text, ...font }) => measure(text, font));
  const scale = Math.min(1, WIDTH / widths.reduce((sum, width) => sum + width, 0));
  return parts.map(({ size, ...part }, index) => {
    const offset = widths.slice(0, index).reduce((sum, width) => sum + width, 0);
    return { kind: 'text', ...part, size: size * scale, x: LEFT + offset * scale, y };
  });
}

/** Gray until the operation is done. */
const songBars = (y: number, isDone: boolean): DrawOperation[] =>
  song.bars.slice(0, Math.floor(WIDTH / song.step)).map((height, index) => ({
    kind: 'box',
    x: LEFT + index * song.step,
    y: y + (song.height - height) / 2,
    width: song.bar,
    height,
    radius: song.bar / 2,
    fill: !isDone ? plumaje[300] : index === song.spark ? cempasuchil[500] : laguna[500],
  }));

/** Modules have whole device pixels at double density, so that no seams show between them. */
function qrCode(text: string, y: number): DrawOperation {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const squares = data.flatMap((row, top) =>
    row.flatMap((isDark, left) => (isDark ? [`M${left} ${top}h1v1h-1z`] : [])),
  );
  const scale = Math.floor((QR * 2) / size) / 2;
  return { kind: 'path', path: squares.join(''), x: LEFT, y, scale, fill: laguna[900] };
}
