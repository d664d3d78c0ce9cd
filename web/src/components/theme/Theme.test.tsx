// @vitest-environment happy-dom
import { chakra } from '@chakra-ui/react/styled-system';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Theme } from './Theme';

const Base = chakra('p', {
  base: { color: 'red', _hover: { color: 'blue' } },
  variants: { size: { sm: { '& b': { fontSize: '13px' } } } },
});
const Derived = chakra(Base, {
  base: { _hover: { opacity: '0.5' } },
  variants: { size: { sm: { '& b': { color: 'green' } } } },
});

afterEach(cleanup);

const show = (first: 'Base' | 'Derived') => {
  const both = { Base: <Base size="sm">base</Base>, Derived: <Derived size="sm">derived</Derived> };
  render(
    <Theme>
      {both[first]}
      {both[first === 'Base' ? 'Derived' : 'Base']}
    </Theme>,
  );
  return [screen.getByText('base').className, screen.getByText('derived').className];
};

test('a derived component does not modify its base, in any render order', () => {
  const [base, derived] = show('Base');
  cleanup();
  expect(show('Derived')).toEqual([base, derived]);
  expect(base).not.toBe(derived);
});
