// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api/api-error.ts';
import { Theme } from '../theme/Theme';
import { ErrorPanel } from './ErrorPanel';

afterEach(cleanup);

const renderPanel = (code: string, detail?: string) =>
  render(
    <Theme>
      <ErrorPanel
        error={
          new ApiError({
            path: '/api/x',
            status: 500,
            statusText: '',
            traceId: 'abc123',
            code,
            notifications: [],
            detail,
          })
        }
        onRetry={() => {}}
      />
    </Theme>,
  );

it('shows the code, the trace id and the phone number of the contact center', () => {
  renderPanel('CZ_INTERNAL');
  const { textContent } = screen.getByRole('alert');
  for (const text of ['Código de error: CZ_INTERNAL', 'Id. de soporte: abc123', '(55) 0000 0000'])
    expect(textContent).toContain(text);
});

it('shows the published text of a code', async () => {
  renderPanel('BAAS_CUSTLIMIT_001');
  await screen.findByText('Hay un problema con el servicio');
});

it.each([
  ['the support id', undefined, 'abc123'],
  [
    'the support id with operation and field, if they are known',
    'GET /api/user /name',
    'abc123 GET /api/user /name',
  ],
])('copies %s', async (_, detail, copied) => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  renderPanel('CLIENT_MALFORMED', detail);
  fireEvent.click(screen.getByRole('button', { name: 'Copiar id. de soporte' }));
  expect(writeText).toHaveBeenCalledExactlyOnceWith(copied);
});
