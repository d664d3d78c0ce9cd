// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api/api-error.ts';
import { onErrorShown } from '#web/lib/page/error-shown.ts';
import { Theme } from '../theme/Theme';
import { OperationErrorDialog, ReadErrorDialog } from './ErrorDialog';

afterEach(cleanup);

const failure = (status: number, overrides: { code?: string; dpCode?: string } = {}) =>
  new ApiError({
    path: '/api/x',
    status,
    statusText: '',
    traceId: 'abc123',
    code: 'CZ_INTERNAL',
    notifications: [],
    ...overrides,
  });

const renderDialog = (dialog: ReactNode) =>
  render(
    <Theme>
      <MemoryRouter>{dialog}</MemoryRouter>
    </Theme>,
  );
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);
const noop = () => {};

it('shows default texts, offers to retry or close, and reports to analytics', () => {
  const [retry, close, shown] = [vi.fn(), vi.fn(), vi.fn()];
  onErrorShown(shown);
  renderDialog(<ReadErrorDialog error={failure(500)} onRetry={retry} onClose={close} />);
  const dialog = screen.getByRole('alertdialog', { name: 'No se pudo obtener la información.' });
  expect(dialog.textContent).toContain('Se detectó un error en la petición, por favor intenta de nuevo.');
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect([retry, close].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(shown).toHaveBeenCalledExactlyOnceWith('CZ_INTERNAL');
});

it('shows the code, the dp code and the trace id with a copy button', () => {
  renderDialog(<ReadErrorDialog error={failure(500, { dpCode: 'DP-77' })} onRetry={noop} onClose={noop} />);
  const { textContent } = screen.getByRole('alertdialog');
  for (const text of ['Código de error: CZ_INTERNAL', 'Código dp: DP-77', 'Id. de soporte: abc123'])
    expect(textContent).toContain(text);
  expect(screen.getByRole('button', { name: 'Copiar id. de soporte' })).toBeTruthy();
});

it('omits a missing dp code', () => {
  renderDialog(<ReadErrorDialog error={failure(500)} onRetry={noop} onClose={noop} />);
  expect(screen.getByRole('alertdialog').textContent).not.toContain('Código dp');
});

it('offers no retry for a permanent rejection, and states that nothing was charged', () => {
  const error = failure(422, { code: '2082' });
  renderDialog(
    <OperationErrorDialog
      error={error}
      unchanged="No se hizo ningún cargo a tu cuenta."
      onRetry={noop}
      onClose={noop}
    />,
  );
  expect(screen.getByRole('alertdialog').textContent).toContain('No se hizo ningún cargo a tu cuenta.');
  expect(buttons()).not.toContain('Reintentar');
  expect(screen.getByRole('link', { name: 'Cambiar mis límites' }).getAttribute('href')).toBe(
    '/settings/web/limits',
  );
});

it('shows no link for a code without a page that helps', () => {
  renderDialog(
    <OperationErrorDialog
      error={failure(422, { code: '2185' })}
      unchanged=""
      onRetry={noop}
      onClose={noop}
    />,
  );
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([403, 404, 409])('offers to retry a read rejected with %i', (status) => {
  renderDialog(<ReadErrorDialog error={failure(status)} onRetry={noop} onClose={noop} />);
  expect(buttons()).toEqual(expect.arrayContaining(['Cancelar', 'Reintentar']));
});

it('renders nothing when the session has ended', () => {
  renderDialog(<ReadErrorDialog error={failure(401)} onRetry={noop} onClose={noop} />);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('states only once that nothing was done', () => {
  const error = failure(410, { code: 'CZ_OFFER_EXPIRED' });
  renderDialog(
    <OperationErrorDialog error={error} unchanged="No se contrató nada." onRetry={noop} onClose={noop} />,
  );
  expect(screen.getByRole('alertdialog').textContent?.match(/No se contrató nada\./g)).toHaveLength(1);
});
