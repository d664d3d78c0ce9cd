// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { Theme } from '../../ui/theme/Theme';
import VerificationPage from './VerificationPage';

afterEach(cleanup);

const show = (path: string) =>
  render(
    <Theme>
      <MemoryRouter initialEntries={[path]}>
        <VerificationPage />
      </MemoryRouter>
    </Theme>,
  );

it.each([
  ['no-token', 'Necesitas un token'],
  ['no-debit-account', 'Necesitas una cuenta de cheques'],
  ['no-operation-time', 'Este servicio está cerrado por ahora'],
])('/verification/%s says "%s" and leads home', (kind, title) => {
  show(`/verification/${kind}`);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByRole('link', { name: 'Ir a Mis cuentas' }).getAttribute('href')).toBe(
    '/account-summary',
  );
});

it('knows no other reason', () => {
  show('/verification/no-money');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Página no encontrada.');
});
