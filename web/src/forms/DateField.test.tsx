// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Theme } from '../ui/theme/Theme';
import { DateField } from './DateField';

afterEach(cleanup);

const limits = {
  min: '2026-12-23',
  max: '2027-01-10',
  unavailable: (date: string) => (date === '2026-12-25' ? 'día inhábil' : undefined),
};

function Form() {
  const [value, setValue] = useState('');
  return (
    <DateField id="date" label="Fecha" value={value} error={undefined} onChange={setValue} limits={limits} />
  );
}

async function open() {
  render(
    <Theme>
      <Form />
    </Theme>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Fecha: Elige una fecha' }));
  return user;
}

const focused = () => document.activeElement?.getAttribute('aria-label');

test('the keyboard begins on the first day that can be chosen and chooses with Enter', async () => {
  const user = await open();
  expect(focused()).toBe('23 dic 2026');
  await user.keyboard('{ArrowRight}{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  screen.getByRole('button', { name: 'Fecha: 24 dic 2026' });
});

test('a holiday can be reached, says why, and cannot be chosen', async () => {
  const user = await open();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('25 dic 2026, día inhábil');
  await user.keyboard('{Enter}');
  screen.getByRole('dialog');
});

test('the keyboard never leaves the term', async () => {
  const user = await open();
  await user.keyboard('{ArrowLeft}');
  expect(focused()).toBe('23 dic 2026');
  await user.keyboard('{PageDown}');
  expect(focused()).toBe('10 ene 2027');
});

test('turning the month leaves the focus on its button', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Mes siguiente' }));
  screen.getByText('enero 2027');
  expect(focused()).toBe('Mes siguiente');
});
