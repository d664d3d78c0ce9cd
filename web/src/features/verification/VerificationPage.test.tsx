// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { Theme } from '#web/components/theme/Theme.tsx';
import VerificationPage from './VerificationPage';

afterEach(cleanup);

const renderPage = (path: string) =>
  render(
    <Theme>
      <MemoryRouter initialEntries={[path]}>
        <main>
          <VerificationPage />
        </main>
      </MemoryRouter>
    </Theme>,
  );

it.each([
  ['no-token', 'Necesitas un token'],
  ['no-debit-account', 'Necesitas una cuenta de cheques'],
  ['no-operation-time', 'Este servicio está cerrado por ahora'],
])('/verification/%s shows "%s" and links home', (kind, title) => {
  renderPage(`/verification/${kind}`);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByRole('link', { name: 'Ir a Mis cuentas' }).getAttribute('href')).toBe(
    '/account-summary',
  );
});

it.each([
  ['bill-payments', 'Su horario es todos los días de 06:00 a 19:30 horas (tiempo del centro).'],
  ['mutual-funds', 'Su horario es los días hábiles de 07:00 a 13:30 horas (tiempo del centro).'],
])('shows the opening hours of %s', (service, hoursText) => {
  renderPage(`/verification/no-operation-time?service=${service}`);
  expect(screen.getByRole('main').textContent).toContain(hoursText);
});

it.each(['', '?service=toString'])('shows no opening hours for an unknown service (%j)', (query) => {
  renderPage(`/verification/no-operation-time${query}`);
  expect(screen.queryByText(/horario es/)).toBeNull();
});

it('shows a not-found page for other reasons', () => {
  renderPage('/verification/no-money');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Página no encontrada.');
});
