// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Theme } from '#web/components/theme/Theme.tsx';
import { WhenFields } from './WhenFields';

afterEach(cleanup);

test('shows a rejected date at the selected option and focuses it', () => {
  const noop = () => {};
  render(
    <Theme>
      <WhenFields
        when={{ id: 'when', value: 'today', onChange: noop }}
        date={{ id: 'date', value: '', error: 'La fecha ya pasó.', onChange: noop }}
        dateLabel="Fecha"
        closedOn={() => undefined}
        proposed="2026-11-24"
      />
    </Theme>,
  );
  expect(screen.getByRole('group', { name: '¿Cuándo?' }).textContent).toContain('La fecha ya pasó.');
  document.getElementById('date')?.focus();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Hoy' }));
});

test('accepts custom labels', () => {
  const noop = () => {};
  render(
    <Theme>
      <WhenFields
        labels={{ legend: '¿Desde cuándo?', today: 'Desde hoy', later: 'Otro día' }}
        when={{ id: 'when', value: '', onChange: noop }}
        date={{ id: 'date', value: '', onChange: noop }}
        dateLabel="Fecha"
        closedOn={() => undefined}
        proposed="2026-11-24"
      />
    </Theme>,
  );
  const group = screen.getByRole('group', { name: '¿Desde cuándo?' });
  expect([...group.querySelectorAll('label')].map((label) => label.textContent)).toEqual([
    'Desde hoy',
    'Otro día',
  ]);
});
