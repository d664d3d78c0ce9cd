import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bird } from './brand-shapes';

const page = readFileSync('web/index.html', 'utf8');

test.each(Object.entries(bird))('the %s of the logo is the same in index.html', (part, path) =>
  expect(page).toContain(`<path data-part="${part}" d="${path}" />`),
);
