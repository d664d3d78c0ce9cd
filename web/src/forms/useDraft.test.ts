// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDraft, useField } from './useDraft';

type Draft = { a: string; b: string };
const check = ({ a, b }: Draft) => ({
  a: a === '' ? 'falta a' : undefined,
  b: b === 'x' ? 'b no' : undefined,
});

function open(draft: Draft, refused: Partial<Draft> = {}) {
  const { result } = renderHook(() => {
    const form = useDraft(draft, check, refused);
    return { form, a: useField(form, 'a'), b: useField(form, 'b') };
  });
  return {
    form: () => result.current.form,
    field: (name: 'a' | 'b') => result.current[name],
    type: (name: 'a' | 'b', value: string) => act(async () => result.current[name].onChange(value)),
    attempt: async () => {
      const sent: Draft[] = [];
      await act(() => result.current.form.submit((accepted) => void sent.push(accepted))());
      return sent[0];
    },
  };
}

test('nothing is marked before the first attempt', () => {
  const { form, field } = open({ a: '', b: '' });
  expect(field('a').error).toBeUndefined();
  expect(form().attempts).toBe(0);
});

test('an attempt marks what is wrong, and correcting it unmarks it', async () => {
  const { form, type, attempt } = open({ a: '', b: '' });
  expect(await attempt()).toBeUndefined();
  expect(form().errors).toEqual({ a: 'falta a', b: undefined });
  await type('a', '1');
  expect(form().errors).toEqual({ a: undefined, b: undefined });
  expect(await attempt()).toEqual({ a: '1', b: '' });
});

test('a field that becomes wrong later waits for the next attempt', async () => {
  const { form, field, type, attempt } = open({ a: '', b: '' });
  await attempt();
  await type('b', 'x');
  expect(field('b').error).toBeUndefined();
  await attempt();
  expect(field('b').error).toBe('b no');
  expect(form().attempts).toBe(2);
});

test('what the bank refused stays marked until it is changed', async () => {
  const { form, field, type } = open({ a: '1', b: '2' }, { a: 'no en el banco' });
  expect(form().attempts).toBe(1);
  await type('b', '3');
  expect(field('a').error).toBe('no en el banco');
  await type('a', '4');
  expect(field('a').error).toBeUndefined();
});
