// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Theme } from '../theme/Theme';
import { AmountInput } from './AmountInput';

afterEach(cleanup);

function Form({ prefilled = '' }: { prefilled?: string }) {
  const [value, setValue] = useState(prefilled);
  return (
    <AmountInput
      id="amount"
      label="Importe"
      currency="MXN"
      value={value}
      error={undefined}
      onChange={setValue}
    />
  );
}

test.each([
  ['1234.5', '1,234.50'],
  ['$1,234.50', '1,234.50'],
  ['1234.50 MXN', '1,234.50'],
  ['cien', 'cien'],
  ['10 USD', '10 USD'],
])('%s is formatted on blur as %s', async (text, formatted) => {
  render(
    <Theme>
      <Form />
    </Theme>,
  );
  const user = userEvent.setup();
  const input = screen.getByLabelText('Importe');
  await user.type(input, text);
  await user.tab();
  expect(input).toHaveProperty('value', formatted);
  expect(input.getAttribute('inputmode')).toBe('decimal');
});

test.each([
  ['typing after the first tap replaces the amount', ['tap'], '150'],
  ['typing after a second tap inserts at the caret', ['tap', 'tap'], '2,500.00150'],
  ['typing after focus by Tab replaces the amount', ['tab'], '150'],
  ['typing after a later tap inserts at the caret', ['tab', '9', 'tap'], '9,150'],
])('%s', async (_, gestures, amount) => {
  render(
    <Theme>
      <Form prefilled="2,500.00" />
    </Theme>,
  );
  const user = userEvent.setup();
  const input = screen.getByLabelText('Importe');
  for (const gesture of gestures) {
    if (gesture === 'tab') await user.tab();
    else if (gesture === 'tap') await user.click(input);
    else await user.keyboard(gesture);
  }
  await user.keyboard('150');
  expect(input).toHaveProperty('value', amount);
});
