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
const asked = { status: 'REQUIRED_SIGN', key: 'K1' } as const;
const rows = { body: { data: [{ key: '1' }, { key: '2' }] } };
const without = { body: { data: [{ key: '2' }] } };

const refusal = (code: string, status: number, field?: string) =>
  new ApiError({
    path: '/api/toys/1',
    status,
    statusText: '',
    traceId: '',
    code,
    notifications: [{ code, category: 'ERROR', description: 'No así', ...(field && { field }) }],
  });
const lost = refusal(clientCodes.network, 0);

type FakeForm = Action<string, string, { name: string }>;
type Answer = string | typeof asked | ApiError;

const answering = (...answers: (Answer | Promise<Answer>)[]) =>
  vi.fn(async (_: string): Promise<string | typeof asked> => {
    const answer = (await answers.shift()) ?? expect.fail('sent too often');
    if (answer instanceof ApiError) throw answer;
    return answer;
  });

function open(change: Partial<FakeForm>) {
  const queries = new QueryClient();
  queries.setQueryData(LIST, rows);
  const invalidate = vi.spyOn(queries, 'invalidateQueries');
  const onDone = vi.fn();
  const lookUp = vi.fn(async (): Promise<string | null> => null);
  const action: FakeForm = {
    send: answering('made'),
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
    at: () => result.current.state,
    refusal: () => result.current.refusal,
    comesTo: (name: string) => waitFor(() => expect(result.current.state.name).toBe(name)),
    cached: () => queries.getQueryData(LIST),
    readAgain: () => invalidate.mock.calls.length,
  };
}

const press = (step: unknown, name: 'onSigned' | 'onCancel' | 'onRetry' | 'onDismiss') =>
  act(() => {
    if (typeof step === 'object' && step !== null && name in step) Reflect.get(step, name)();
    else expect.fail(`no ${name} here`);
  });

describe('an action', () => {
  test('that succeeds removes the row at once and reloads the list', async () => {
    let answer = (_: Answer) => {};
    const send = answering(new Promise<Answer>((resolve) => (answer = resolve)));
    const toy = open({ send });
    toy.send();
    toy.send();
    expect(toy.at()).toEqual({ name: 'sending' });
    await waitFor(() => expect(toy.cached()).toEqual(without));
    expect(toy.onDone).not.toHaveBeenCalled();
    answer('made');
    await waitFor(() => expect(toy.onDone).toHaveBeenCalledExactlyOnceWith('made'));
    expect(send).toHaveBeenCalledExactlyOnceWith('x', VISIT);
    expect(toy.cached()).toEqual(without);
    expect(toy.readAgain()).toBe(1);
  });

  test('that requires a signature restores the row meanwhile and sends the same request again', async () => {
    const send = answering(asked, 'made');
    const toy = open({ send });
    toy.send();
    await toy.comesTo('signing');
    expect(toy.at()).toMatchObject({ request: asked });
    expect(toy.cached()).toEqual(rows);
    expect(toy.readAgain()).toBe(0);
    press(toy.at(), 'onSigned');
    expect(toy.at()).toEqual({ name: 'resending' });
    await waitFor(() => expect(toy.onDone).toHaveBeenCalledExactlyOnceWith('made'));
    expect(send.mock.calls).toEqual([
      ['x', VISIT],
      ['x', VISIT],
    ]);
    expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
  });

  test('whose signature is cancelled changes nothing', async () => {
    const toy = open({ send: answering(asked) });
    toy.send();
    await toy.comesTo('signing');
    press(toy.at(), 'onCancel');
    expect(toy.at()).toEqual({ name: 'idle' });
    expect(toy.cached()).toEqual(rows);
  });

  test('that is rejected restores the row and can be retried or dismissed', async () => {
    const error = refusal('CZ_INTERNAL', 500);
    const toy = open({ send: answering(error, error) });
    toy.send();
    await toy.comesTo('refused');
    expect(toy.at()).toMatchObject({ error });
    expect(toy.cached()).toEqual(rows);
    expect(toy.readAgain()).toBe(0);
    press(toy.at(), 'onRetry');
    expect(toy.at()).toEqual({ name: 'sending' });
    await toy.comesTo('refused');
    press(toy.at(), 'onDismiss');
    expect(toy.at()).toEqual({ name: 'idle' });
  });

  test('on a deleted row reloads the list', async () => {
    const toy = open({ send: answering(refusal('CZ_NOT_FOUND', 404)) });
    toy.send();
    await toy.comesTo('refused');
    expect(toy.readAgain()).toBe(1);
  });

  test('rejected for a field returns to it, each time as a new round', async () => {
    const error = refusal('0000', 400, 'toy.name');
    const toy = open({ send: answering(asked, error, error) });
    toy.send();
    await toy.comesTo('signing');
    press(toy.at(), 'onSigned');
    await toy.comesTo('idle');
    expect(toy.refusal()).toEqual({ round: 1, errors: { name: 'No así' } });
    toy.send();
    await waitFor(() => expect(toy.refusal().round).toBe(2));
  });

  test('with a lost response succeeds when the lookup finds it', async () => {
    const toy = open({ send: answering(lost), lookUp: async () => 'made' });
    toy.send();
    await waitFor(() => expect(toy.onDone).toHaveBeenCalledExactlyOnceWith('made'));
    expect(toy.cached()).toEqual(without);
  });

  test('with an unknown outcome restores the row and reloads the list', async () => {
    const toy = open({ send: answering(lost) });
    toy.send();
    await toy.comesTo('unknown');
    expect(toy.at()).toMatchObject({ error: lost });
    expect(toy.cached()).toEqual(rows);
    expect(toy.readAgain()).toBe(1);
  });

  test('rejected as a duplicate succeeds when the lookup finds it', async () => {
    const toy = open({
      send: answering(refusal('CZ_NOT_FOUND', 404)),
      lookUp: async () => 'made',
      duplicates: ['CZ_NOT_FOUND'],
    });
    toy.send();
    await waitFor(() => expect(toy.onDone).toHaveBeenCalledExactlyOnceWith('made'));
  });

  test('without signature support fails when the bank requires one', async () => {
    const toy = open({ send: answering(asked), signature: null });
    toy.send();
    await toy.comesTo('unknown');
    expect(toy.at()).toMatchObject({ error: expect.any(TypeError) });
    expect(toy.cached()).toEqual(rows);
  });

  test('does not change the cache of a list that was never loaded', async () => {
    const toy = open({ optimistic: removeRow(['others'], '1') });
    toy.send();
    await waitFor(() => expect(toy.onDone).toHaveBeenCalledOnce());
    expect(toy.cached()).toEqual(rows);
  });
});
