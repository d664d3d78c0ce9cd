// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Theme } from '#web/components/theme/Theme.tsx';
import { WhenFields } from './WhenFields';

afterEach(cleanup);

test('shows a rejected date at the selected option and focuses it', () => {
  const nothing = () => {};
  render(
    <Theme>
      <WhenFields
        when={{ id: 'when', value: 'today', onChange: nothing }}
        date={{ id: 'date', value: '', error: 'La fecha ya pasó.', onChange: nothing }}
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
  const nothing = () => {};
  render(
    <Theme>
      <WhenFields
        words={{ legend: '¿Desde cuándo?', today: 'Desde hoy', later: 'Otro día' }}
        when={{ id: 'when', value: '', onChange: nothing }}
        date={{ id: 'date', value: '', onChange: nothing }}
        dateLabel="Fecha"
        closedOn={() => undefined}
        proposed="2026-11-24"
      />
    </Theme>,
  );
  const choice = screen.getByRole('group', { name: '¿Desde cuándo?' });
  expect([...choice.querySelectorAll('label')].map((label) => label.textContent)).toEqual([
    'Desde hoy',
    'Otro día',
  ]);
});
