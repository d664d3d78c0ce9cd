// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Money } from './Money';
import { Theme } from './theme/Theme';

afterEach(cleanup);

it.each([
  [{ amount: 1234.5 }, '$1,234.50 MXN'],
  [{ amount: 1250, currency: 'USD' }, '$1,250.00 USD'],
  [{ amount: -684 }, '\u2212menos $684.00 MXN'],
  [{ amount: -684, sign: 'movement' }, '\u2212menos $684.00 MXN'],
  [{ amount: 21850, sign: 'movement' }, '+$21,850.00 MXN'],
  [{ amount: 0, sign: 'movement' }, '$0.00 MXN'],
  [{ amount: null }, 'No disponible'],
] as const)('the props %o are rendered as %s', (props, text) => {
  const { container } = render(
    <Theme>
      <Money {...props} />
    </Theme>,
  );
  expect(container.textContent).toBe(text);
});

it('the text is marked as not translatable, and shows only the current amount on a translated page', () => {
  const moneyOf = (amount: number) => (
    <Theme>
      <Money amount={amount} />
    </Theme>
  );
  const { container, rerender } = render(moneyOf(12.5));
  expect(container.querySelector('[translate=no]')?.textContent).toBe('$12.50 MXN');
  for (const part of container.querySelectorAll('[translate=no] > *')) {
    const translated = document.createElement('font');
    translated.append(part.firstChild ?? '');
    part.append(translated);
  }
  rerender(moneyOf(1250));
  expect(container.textContent).toBe('$1,250.00 MXN');
});
