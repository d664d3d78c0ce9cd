// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Theme } from '#web/components/theme/Theme.tsx';
import { recipientsKey } from '#web/lib/api/queries/recipients.ts';
import { mother } from '../recipient.fixture';
import RemoveDialog from './removal';

const RECIPIENT = '/api/third-parties-recipients/v1/transfers/third-parties/recipients/mom';
const SIGNATURES = '/api/signatures/v3/security/signatures';
const types = ['TPTOFF'] as const;

const json = (body: unknown) =>
  new Response(JSON.stringify(body), { status: 200, headers: { 'content-type': 'application/json' } });

/** Mocks a bank that requires a signature for each removal. */
function mockSigningBank() {
  let isSigned = false;
  const calls: [method: string, url: string, body: unknown][] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    if (url.startsWith('/api/transfers/')) return json({ data: [] });
    calls.push([method, url, typeof body === 'string' ? JSON.parse(body) : undefined]);
    if (url === SIGNATURES) return json({ key: 'S1', initiatedSignature: { value: '1' } });
    if (url.startsWith(SIGNATURES)) {
      isSigned = true;
      return json({ status: 'SIGNED' });
    }
    return isSigned ? new Response(null, { status: 204 }) : json({ status: 'SIGNATURE_REQUIRED', key: 'O1' });
  });
  return calls;
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('signs a removal if required; the recipient stays in the list until it is signed', async () => {
  const calls = mockSigningBank();
  const queries = new QueryClient();
  const list = { status: 200, body: { data: [mother] } };
  queries.setQueryData(recipientsKey(types), list);
  const close = vi.fn();
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  render(
    <Theme>
      <QueryClientProvider client={queries}>
        <RemoveDialog row={mother} close={close} />
      </QueryClientProvider>
    </Theme>,
  );
  await user.click(screen.getByRole('button', { name: 'Eliminar' }));
  const token = await screen.findByLabelText('Clave de seguridad');
  expect(queries.getQueryData(recipientsKey(types))).toEqual(list);
  expect(close).not.toHaveBeenCalled();
  await user.type(token, '318204');
  await vi.waitFor(() => expect(close).toHaveBeenCalledExactlyOnceWith('Eliminamos a Mamá de tu lista.'));
  expect(queries.getQueryData(recipientsKey(types))).toEqual({ status: 200, body: { data: [] } });
  expect(calls).toEqual([
    ['DELETE', RECIPIENT, undefined],
    [
      'POST',
      SIGNATURES,
      { operation_url: RECIPIENT, operation_type: 'DELETE', operation_context: { key: 'O1' } },
    ],
    ['POST', `${SIGNATURES}/S1/signers/0/signature`, { signature: '318204' }],
    ['DELETE', RECIPIENT, undefined],
  ]);
});
