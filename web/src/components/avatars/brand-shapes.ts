/** The bird, in a 48 px square. */
export const bird = {
  beak: 'M36.6 12.6 47 10.8 39.4 20.6z',
  body: 'M1.6 9.6 7.9 7.4 15.2 25h8.2A9 9 0 1 1 40 18v7a16 16 0 0 1-32 0z',
  wing: 'M12.6 28.6h16a8 8 0 0 1-16 0z',
} as const;

/** Bar heights out of 34: the mockingbird repeats each phrase three times. */
const phrases = [
  [6.8, 15.3, 27.2, 17, 8.5],
  [30.6, 10.2, 30.6, 10.2],
  [10.2, 17, 23.8, 32.3],
];
const REST = 3.5;
const verse = phrases.flatMap((phrase) => [...phrase, ...phrase, ...phrase, REST, REST]);

/** Bars of 3.5 px, one every 7 px. */
export const song = { bars: [...verse, ...verse, ...verse], height: 34, step: 7, bar: 3.5, spark: 22 };
