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

const renderBoth = (first: 'Base' | 'Derived') => {
  const elements = { Base: <Base size="sm">base</Base>, Derived: <Derived size="sm">derived</Derived> };
  render(
    <Theme>
      {elements[first]}
      {elements[first === 'Base' ? 'Derived' : 'Base']}
    </Theme>,
  );
  return [screen.getByText('base').className, screen.getByText('derived').className];
};

test('a derived component does not modify its base, in any render order', () => {
  const [base, derived] = renderBoth('Base');
  cleanup();
  expect(renderBoth('Derived')).toEqual([base, derived]);
  expect(base).not.toBe(derived);
});
