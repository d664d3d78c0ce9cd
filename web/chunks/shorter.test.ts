import { expect, test } from 'vitest';
import { shortened } from './shorter';

test('what is used once is folded into its place, and names are left to the bundler', async () => {
  const code =
    "import { sum } from './a.js';\nconst rate = 2;\nexport const paid = (due) => { if (due) { return sum(due, rate); } return 0; };";
  expect(await shortened(code)).toBe('import{sum}from"./a.js";export const paid=due=>due?sum(due,2):0;');
});

test('what cannot be read fails the build', async () => {
  await expect(shortened('const = 1')).rejects.toThrow();
});
