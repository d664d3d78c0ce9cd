// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Theme } from '../theme/Theme';
import { AmountInput } from './AmountInput';

afterEach(cleanup);

function Form() {
  const [value, setValue] = useState('');
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
