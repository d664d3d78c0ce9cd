// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MovementCategory } from '#contract/domain/movement-category';
import { Theme } from '#web/components/theme/Theme.tsx';
import { CategoryIcon } from './CategoryIcon';
import { categories } from './categories';

afterEach(cleanup);

test('every category has its own label and icon', () => {
  const entries = MovementCategory.options.map((category) => categories[category]);
  expect(new Set(entries.map(({ label }) => label)).size).toBe(MovementCategory.options.length);
  expect(new Set(entries.map(({ icon }) => icon)).size).toBe(MovementCategory.options.length);
});

const renderIcon = (props: Parameters<typeof CategoryIcon>[0]) =>
  render(<CategoryIcon {...props} />, { wrapper: Theme }).container.innerHTML;

test('a deposit from a person has its own icon; a deposited salary keeps its icon', () => {
  expect(renderIcon({ category: 'people', isDeposit: true })).not.toBe(renderIcon({ category: 'people' }));
  expect(renderIcon({ category: 'payroll', isDeposit: true })).toBe(renderIcon({ category: 'payroll' }));
});

test('a movement without category has the icon of the category other', () => {
  expect(renderIcon({})).toBe(renderIcon({ category: 'other' }));
});
