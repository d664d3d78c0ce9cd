// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { ApiError, clientCodes } from '#web/lib/api/api-error.ts';
import type { Action } from './action';
import { removeRow } from './remove-row';
import { useSignedAction } from './useSignedAction';

const LIST = ['toys'];
const VISIT = expect.stringMatching(/^[0-9a-f]{32}$/);
const call = { method: 'DELETE', url: '/api/toys/1' } as const;
const signature = { call, title: 'Firma', always: false };
const signatureRequest = { status: 'REQUIRED_SIGN', key: 'K1' } as const;
const rows = { body: { data: [{ key: '1' }, { key: '2' }] } };
const remainingRows = { body: { data: [{ key: '2' }] } };

const rejection = (code: string, status: number, field?: string) =>
  new ApiError({
    path: '/api/toys/1',
    status,
    statusText: '',
    traceId: '',
    code,
    notifications: [{ code, category: 'ERROR', description: 'No así', ...(field && { field }) }],
  });
const connectionError = rejection(clientCodes.network, 0);

type FakeForm = Action<string, string, { name: string }>;
type Answer = string | typeof signatureRequest | ApiError;

const sendMock = (...answers: (Answer | Promise<Answer>)[]) =>
  vi.fn(async (_: string): Promise<string | typeof signatureRequest> => {
    const answer = (await answers.shift()) ?? expect.fail('too many requests');
    if (answer instanceof ApiError) throw answer;
    return answer;
  });

function renderAction(change: Partial<FakeForm>) {
  const queries = new QueryClient();
  queries.setQueryData(LIST, rows);
  const invalidate = vi.spyOn(queries, 'invalidateQueries');
  const onDone = vi.fn();
  const lookUp = vi.fn(async (): Promise<string | null> => null);
  const action: FakeForm = {
    send: sendMock('made'),
    lookUp,
    signature,
    fields: [['name', 'toy.name']],
    optimistic: removeRow(LIST, '1'),
    invalidates: [LIST],
    ...change,
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useSignedAction(action, onDone), { wrapper });
  return {
    onDone,
    lookUp,
    send: () => act(() => result.current.send('x')),
    state: () => result.current.state,
    rejection: () => result.current.rejection,
    waitForState: (name: string) => waitFor(() => expect(result.current.state.name).toBe(name)),
    cached: () => queries.getQueryData(LIST),
    reloadCount: () => invalidate.mock.calls.length,
  };
}

const callHandler = (step: unknown, name: 'onSigned' | 'onCancel' | 'onRetry' | 'onDismiss') =>
  act(() => {
    if (typeof step === 'object' && step !== null && name in step) Reflect.get(step, name)();
    else expect.fail(`the state has no ${name}`);
  });

describe('an action', () => {
  test('that succeeds removes the row at once and reloads the list', async () => {
    let answer = (_: Answer) => {};
    const send = sendMock(new Promise<Answer>((resolve) => (answer = resolve)));
    const hook = renderAction({ send });
    hook.send();
    hook.send();
    expect(hook.state()).toEqual({ name: 'sending' });
    await waitFor(() => expect(hook.cached()).toEqual(remainingRows));
    expect(hook.onDone).not.toHaveBeenCalled();
    answer('made');
    await waitFor(() => expect(hook.onDone).toHaveBeenCalledExactlyOnceWith('made'));
    expect(send).toHaveBeenCalledExactlyOnceWith('x', VISIT);
    expect(hook.cached()).toEqual(remainingRows);
    expect(hook.reloadCount()).toBe(1);
  });

  test('that requires a signature restores the row meanwhile and sends the same request again', async () => {
    const send = sendMock(signatureRequest, 'made');
    const hook = renderAction({ send });
    hook.send();
    await hook.waitForState('signing');
    expect(hook.state()).toMatchObject({ request: signatureRequest });
    expect(hook.cached()).toEqual(rows);
    expect(hook.reloadCount()).toBe(0);
    callHandler(hook.state(), 'onSigned');
    expect(hook.state()).toEqual({ name: 'resending' });
    await waitFor(() => expect(hook.onDone).toHaveBeenCalledExactlyOnceWith('made'));
    expect(send.mock.calls).toEqual([
      ['x', VISIT],
      ['x', VISIT],
    ]);
    expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
  });

  test('whose signature is cancelled changes nothing', async () => {
    const hook = renderAction({ send: sendMock(signatureRequest) });
    hook.send();
    await hook.waitForState('signing');
    callHandler(hook.state(), 'onCancel');
    expect(hook.state()).toEqual({ name: 'idle' });
    expect(hook.cached()).toEqual(rows);
  });

  test('that is rejected restores the row and can be retried or dismissed', async () => {
    const error = rejection('CZ_INTERNAL', 500);
    const hook = renderAction({ send: sendMock(error, error) });
    hook.send();
    await hook.waitForState('rejected');
    expect(hook.state()).toMatchObject({ error });
    expect(hook.cached()).toEqual(rows);
    expect(hook.reloadCount()).toBe(0);
    callHandler(hook.state(), 'onRetry');
    expect(hook.state()).toEqual({ name: 'sending' });
    await hook.waitForState('rejected');
    callHandler(hook.state(), 'onDismiss');
    expect(hook.state()).toEqual({ name: 'idle' });
  });

  test('on a deleted row reloads the list', async () => {
    const hook = renderAction({ send: sendMock(rejection('CZ_NOT_FOUND', 404)) });
    hook.send();
    await hook.waitForState('rejected');
    expect(hook.reloadCount()).toBe(1);
  });

  test('rejected for a field reports the error, and increments the round for each rejection', async () => {
    const error = rejection('0000', 400, 'toy.name');
    const hook = renderAction({ send: sendMock(signatureRequest, error, error) });
    hook.send();
    await hook.waitForState('signing');
    callHandler(hook.state(), 'onSigned');
    await hook.waitForState('idle');
    expect(hook.rejection()).toEqual({ round: 1, errors: { name: 'No así' } });
    hook.send();
    await waitFor(() => expect(hook.rejection().round).toBe(2));
  });

  test('with a lost response succeeds when the lookup finds it', async () => {
    const hook = renderAction({ send: sendMock(connectionError), lookUp: async () => 'made' });
    hook.send();
    await waitFor(() => expect(hook.onDone).toHaveBeenCalledExactlyOnceWith('made'));
    expect(hook.cached()).toEqual(remainingRows);
  });

  test('with an unknown outcome restores the row and reloads the list', async () => {
    const hook = renderAction({ send: sendMock(connectionError) });
    hook.send();
    await hook.waitForState('unknown');
    expect(hook.state()).toMatchObject({ error: connectionError });
    expect(hook.cached()).toEqual(rows);
    expect(hook.reloadCount()).toBe(1);
  });

  test('rejected as a duplicate succeeds when the lookup finds it', async () => {
    const hook = renderAction({
      send: sendMock(rejection('CZ_NOT_FOUND', 404)),
      lookUp: async () => 'made',
      duplicateCodes: ['CZ_NOT_FOUND'],
    });
    hook.send();
    await waitFor(() => expect(hook.onDone).toHaveBeenCalledExactlyOnceWith('made'));
  });

  test('without signature support fails when the bank requires a signature', async () => {
    const hook = renderAction({ send: sendMock(signatureRequest), signature: null });
    hook.send();
    await hook.waitForState('unknown');
    expect(hook.state()).toMatchObject({ error: expect.any(TypeError) });
    expect(hook.cached()).toEqual(rows);
  });

  test('does not change the cache of a list that was never loaded', async () => {
    const hook = renderAction({ optimistic: removeRow(['others'], '1') });
    hook.send();
    await waitFor(() => expect(hook.onDone).toHaveBeenCalledOnce());
    expect(hook.cached()).toEqual(rows);
  });
});
