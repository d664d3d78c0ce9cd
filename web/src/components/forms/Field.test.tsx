// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Theme } from '../theme/Theme';
import { AmountInput } from './AmountInput';
import { CheckboxField } from './CheckboxField';
import { describedByError, FieldError, FieldGroup } from './Field';
import { SearchField } from './SearchField';
import { TextField } from './TextField';

afterEach(cleanup);

const ERROR = 'Esto hace falta.';
const field = {
  id: 'about',
  label: 'Concepto',
  value: '',
  hint: 'Lo verá quien lo recibe.',
  onChange: () => undefined,
};

const description = (control: HTMLElement): string[] =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent ?? `nothing has the id ${id}`);

const renderField = (form: ReactElement): HTMLElement => {
  render(<Theme>{form}</Theme>);
  return screen.getByLabelText(/Concepto/);
};

type Kind = (error: string | undefined) => ReactElement;
const kinds: [string, Kind][] = [
  ['a text field', (error) => <TextField {...field} error={error} max={25} />],
  ['an amount', (error) => <AmountInput {...field} error={error} currency="MXN" />],
  ['a checkbox', (error) => <CheckboxField {...field} error={error} />],
  ['a search field', (error) => <SearchField {...field} error={error} />],
];

test.each(kinds)('the description of %s is its error, then its hint', (_, kind) => {
  const control = renderField(kind(ERROR));
  expect(description(control)).toEqual([ERROR, field.hint]);
  expect(control.getAttribute('aria-invalid')).toBe('true');
});

test.each(kinds)('the description of %s without an error is its hint', (_, kind) => {
  const control = renderField(kind(undefined));
  expect(description(control)).toEqual([field.hint]);
  expect(control.getAttribute('aria-invalid')).toBe('false');
});

test.each([
  [ERROR, [ERROR]],
  [undefined, []],
])('a group of controls with the error %j has the description %j', (error, expected) => {
  render(
    <Theme>
      <FieldGroup label="Plazo" aria-describedby={describedByError({ id: 'term', error })}>
        <FieldError id="term" error={error} />
      </FieldGroup>
    </Theme>,
  );
  expect(description(screen.getByRole('group', { name: /Plazo/ }))).toEqual(expected);
});
