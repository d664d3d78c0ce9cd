import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { Theme } from '#web/components/theme/Theme.tsx';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { TokenForm } from './TokenForm';

export const SIGNATURES = '/api/signatures/v3/security/signatures';
export const SIGN = `${SIGNATURES}/S1/signers/0/signature`;

export const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
export const respondRejected = (code: string, status: number) => () =>
  json({ notifications: [{ code, category: 'ERROR', description: '' }], traceId: 't' }, status);
export const respondStarted = () => json({ key: 'S1', initiatedSignature: { value: '1' } });
export const respondSigned = () => json({ status: 'SIGNED' });
export const respondWrongWith = (headers: Record<string, string>) => () =>
  Response.json({ status: 'RETRY', type: 'NOK' }, { headers });
export const respondLockedWith = (headers: Record<string, string>) => () =>
  Response.json(
    { notifications: [{ code: 'E_500BAASMXSIGN_007', category: 'ERROR', description: '' }], traceId: 't' },
    { status: 423, headers },
  );
export const respondWrong = () => json({ status: 'RETRY', type: 'NOK' });

type Answer = () => Response | Promise<Response>;

/** Stubs the answers of each path in order; the last answer repeats. */
export function stubBank(answers: Record<string, Answer[]>) {
  const calls: { url: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    calls.push({ url, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    const pendingAnswers = answers[url] ?? [];
    const answer = pendingAnswers.length > 1 ? pendingAnswers.shift() : pendingAnswers[0];
    return answer?.() ?? respondRejected('CZ_NOT_FOUND', 404)();
  });
  return { calls, callsTo: (path: string) => calls.filter(({ url }) => url === path) };
}

export function renderTokenForm(tokenType: 'hard' | 'virtual' = 'hard') {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  queries.setQueryData(queryKeys.user, { name: 'Ana', key: 'ana', dateLastLogin: null });
  queries.setQueryData(queryKeys.tokenType('ana'), {
    status: 200,
    body: { secTokenInq: { secTokenType: tokenType } },
  });
  const [onSigned, onCancel] = [vi.fn(), vi.fn()];
  const form = (
    <Theme>
      <QueryClientProvider client={queries}>
        <TokenForm
          request={{ status: 'REQUIRED_SIGN', key: 'T1' }}
          call={{ method: 'POST', url: '/api/x/T1/execute' }}
          onSigned={onSigned}
          onCancel={onCancel}
        />
      </QueryClientProvider>
    </Theme>
  );
  return { ...render(form), form, user: userEvent.setup(), onSigned, onCancel };
}

export const field = async () => {
  const input = await screen.findByLabelText('Clave de seguridad');
  return input instanceof HTMLInputElement ? input : expect.fail('no input');
};
export const getButton = (name: string) => screen.getByRole('button', { name });
