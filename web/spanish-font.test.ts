import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lettersIn } from './spanish-font';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('the letters of a font', () => {
  it.each([
    ['unicode-range: U+41-43, U+F1;', 'ABCñ'],
    ['unicode-range:\n    U+20AC,\n    U+61-62;', '€ab'],
    ['unicode-range: U+41; unicode-range: U+42;', 'A'],
  ])('%s are %s', (styles, letters) => {
    expect(lettersIn(styles)).toBe(letters);
  });

  it('have to be named', () => {
    expect(() => lettersIn('src: url("a.woff2");')).toThrow('No unicode-range');
  });
});

/** What no font here has: it is never shown, or drawn by the system's. */
const ELSEWHERE = '→＝＋－＠';

it('every letter of the client’s own words and of the bank’s is among those of the first font', () => {
  const letters = new Set(lettersIn(read('./src/app/base.css')) + ELSEWHERE);
  const sources = ['./src', '../contract', '../fake-bank/seed'].flatMap((folder) =>
    readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
  const missing = sources.flatMap((path) =>
    [...new Set(read(path))]
      .filter((letter) => letter > '~' && !letters.has(letter))
      .map((it) => `${it} ${path}`),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(missing).toEqual([]);
});
