// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { Theme } from '../theme/Theme';
import { pastDays } from './calendar';
import { DateField } from './DateField';

vi.mock('#web/lib/api/bank-clock.ts', () => ({ bankToday: vi.fn() }));
beforeEach(() => void vi.mocked(bankToday).mockReturnValue('2026-12-22'));
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

async function openCalendar() {
  render(
    <Theme>
      <Form />
    </Theme>,
  );
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.click(screen.getByRole('button', { name: 'Fecha: Elige una fecha' }));
  return user;
}

const month = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Mes' });
const focusedLabel = () => document.activeElement?.getAttribute('aria-label');

test('the keyboard starts on the first available day and selects with Enter', async () => {
  const user = await openCalendar();
  expect(focusedLabel()).toBe('23 dic 2026');
  await user.keyboard('{ArrowRight}{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  screen.getByRole('button', { name: 'Fecha: 24 dic 2026' });
});

test('a holiday can be focused, shows its reason and cannot be selected', async () => {
  const user = await openCalendar();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(focusedLabel()).toBe('25 dic 2026, día inhábil');
  await user.keyboard('{Enter}');
  screen.getByRole('dialog');
});

test('the keyboard stays within the limits', async () => {
  const user = await openCalendar();
  await user.keyboard('{ArrowLeft}');
  expect(focusedLabel()).toBe('23 dic 2026');
  await user.keyboard('{PageDown}');
  expect(focusedLabel()).toBe('10 ene 2027');
});

test('changing the month keeps the focus on its button', async () => {
  const user = await openCalendar();
  await user.click(screen.getByRole('button', { name: 'Mes siguiente' }));
  expect(month().value).toBe('2027-01');
  expect(focusedLabel()).toBe('Mes siguiente');
});

test('the calendar explains its markers and shows the latest available day', async () => {
  await openCalendar();
  const [today, holiday, note] = [...(screen.getByText('Hoy').parentElement?.children ?? [])];
  expect([today?.textContent, holiday?.textContent, note?.textContent].map((text) => text?.trim())).toEqual([
    'Hoy',
    'Día inhábil',
    'Puedes programar hasta el 10 ene 2027.',
  ]);
  const todayButton = screen.getByRole('button', { name: '22 dic 2026, hoy, Fuera del plazo' });
  expect(todayButton.getAttribute('aria-current')).toBe('date');
});

function Filter() {
  const [value, setValue] = useState('');
  return (
    <DateField
      id="from"
      label="Desde"
      emptyLabel="Cualquier fecha"
      value={value}
      onChange={setValue}
      limits={pastDays('2026-12-22', '2026-12-22')}
    />
  );
}

describe('a field for past dates', () => {
  const openFilter = async () => {
    render(
      <Theme>
        <Filter />
      </Theme>,
    );
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await user.click(screen.getByRole('button', { name: 'Desde: Cualquier fecha' }));
    return user;
  };

  test('starts today, reaches any month in one step, and can be cleared', async () => {
    const user = await openFilter();
    expect(focusedLabel()).toBe('22 dic 2026, hoy');
    await user.selectOptions(month(), '2026-03');
    expect(screen.queryByRole('button', { name: 'Cualquier fecha' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '05 mar 2026' }));
    await user.click(screen.getByRole('button', { name: 'Desde: 05 mar 2026' }));
    expect(focusedLabel()).toBe('05 mar 2026');
    await user.click(screen.getByRole('button', { name: 'Cualquier fecha' }));
    screen.getByRole('button', { name: 'Desde: Cualquier fecha' });
  });

  test('disables tomorrow, and offers the months of two years', async () => {
    await openFilter();
    expect([...month().options].map(({ value }) => value)).toHaveLength(25);
    expect(screen.queryByText('Día inhábil')).toBeNull();
    expect(screen.queryByText(/Puedes programar/)).toBeNull();
    expect(
      screen.getByRole('button', { name: '23 dic 2026, Fuera del plazo' }).getAttribute('aria-disabled'),
    ).toBe('true');
  });
});
