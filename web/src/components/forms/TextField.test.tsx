// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Theme } from '../theme/Theme';
import { TextField } from './TextField';

afterEach(cleanup);

function Form({ isProposal }: { isProposal: boolean }) {
  const [value, setValue] = useState('Cena');
  const field = { id: 'concept', value, error: undefined, onChange: setValue };
  return <TextField {...field} label="Concepto" max={40} isProposal={isProposal} />;
}

test.each([
  ['replaces a proposal', true, 'pastel'],
  ['extends any other text', false, 'Cenapastel'],
])('typing after the first tap %s', async (_, isProposal, expected) => {
  render(
    <Theme>
      <Form isProposal={isProposal} />
    </Theme>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Concepto');
  const user = userEvent.setup();
  await user.click(input);
  await user.keyboard('pastel');
  expect(input.value).toBe(expected);
});
