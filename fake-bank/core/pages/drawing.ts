/** Brand drawings as data, for pages (SVG) and receipts (PDF). */

export const logo = {
  size: 48,
  beak: 'M36.6 12.6 47 10.8 39.4 20.6z',
  body: 'M1.6 9.6 7.9 7.4 15.2 25h8.2A9 9 0 1 1 40 18v7a16 16 0 0 1-32 0z',
  wing: 'M12.6 28.6h16a8 8 0 0 1-16 0z',
} as const;

const PHRASES: readonly (readonly number[])[] = [
  [0.2, 0.45, 0.8, 0.5, 0.25],
  [0.9, 0.3],
  [0.3, 0.5, 0.7, 0.95],
  [0.55, 0.2, 0.55],
  [0.15, 0.6, 1, 0.6, 0.15],
];
const REST = [0.06, 0.06];

/** Bar heights from 0 to 1; a mockingbird repeats each phrase three times. */
export const canto: readonly number[] = PHRASES.flatMap((phrase) => [
  ...phrase,
  ...phrase,
  ...phrase,
  ...REST,
]);

export const CANTO_SPARK = 36;
