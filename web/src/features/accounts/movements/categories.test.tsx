// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MovementCategory } from '#contract/domain/movement-category';
import { Theme } from '#web/components/theme/Theme.tsx';
import { CategoryIcon } from './CategoryIcon';
import { categories } from './categories';

afterEach(cleanup);

test('every category has words and an icon of its own', () => {
  const looks = MovementCategory.options.map((category) => categories[category]);
  expect(new Set(looks.map(({ label }) => label)).size).toBe(MovementCategory.options.length);
  expect(new Set(looks.map(({ icon }) => icon)).size).toBe(MovementCategory.options.length);
});

const mark = (props: Parameters<typeof CategoryIcon>[0]) =>
  render(<CategoryIcon {...props} />, { wrapper: Theme }).container.innerHTML;

test('what came from somebody is not marked as what went to somebody; a salary that came is a salary', () => {
  expect(mark({ category: 'people', isDeposit: true })).not.toBe(mark({ category: 'people' }));
  expect(mark({ category: 'payroll', isDeposit: true })).toBe(mark({ category: 'payroll' }));
});

test('what a bank gives no category is marked as other', () => {
  expect(mark({})).toBe(mark({ category: 'other' }));
});
