// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { digitsIn } from '#contract/domain/text';
import { Theme } from '../theme/Theme';
import { GroupedField } from './GroupedField';

afterEach(cleanup);

function Form() {
  const [value, setValue] = useState('');
  return (
    <GroupedField
      id="number"
      label="CLABE"
      value={value}
      error={undefined}
      onChange={setValue}
      strip={digitsIn}
      shownAs={(digits) => digits}
      isComplete={value.length === 18}
    />
  );
}

const MESSAGE = 'Hola, mi CLABE BBVA 012 180 0012 3456 7823 a nombre de Laura';
const EXTRACTION_HINT = 'Tomamos 18 dígitos de tu texto.';

test.each([
  ['a message with a whole number', MESSAGE, '', EXTRACTION_HINT, 'Quitamos'],
  [
    'a message with a part of a number',
    MESSAGE.replace('012', 'O12'),
    '',
    'Quitamos «HolamiCLAB»',
    'Tomamos',
  ],
  ['a letter typed after a whole number', MESSAGE, 'x', 'Quitamos «x»', 'Tomamos'],
])('shows the hint for %s', async (_, pasted, typed, hint, otherHint) => {
  render(
    <Theme>
      <Form />
    </Theme>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('CLABE'));
  await user.paste(pasted);
  if (typed !== '') await user.keyboard(typed);
  const hints = document.querySelector('#number-hint')?.textContent;
  expect(hints).toContain(hint);
  expect(hints).not.toContain(otherHint);
});
