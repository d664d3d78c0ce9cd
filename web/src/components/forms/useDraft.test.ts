// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useDraft, useField, useValues } from './useDraft';

type Draft = { a: string; b: string };
const check = ({ a, b }: Draft) => ({
  a: a === '' ? 'falta a' : undefined,
  b: b === 'x' ? 'b no' : undefined,
});

function renderDraft(draft: Draft, rejected: Partial<Draft> = {}) {
  const { result } = renderHook(() => {
    const form = useDraft(draft, check, rejected);
    return { form, a: useField(form, 'a'), b: useField(form, 'b') };
  });
  return {
    form: () => result.current.form,
    field: (name: 'a' | 'b') => result.current[name],
    type: (name: 'a' | 'b', value: string) => act(async () => result.current[name].onChange(value)),
    attempt: async () => {
      const submitted: Draft[] = [];
      await act(() => result.current.form.submit((accepted) => void submitted.push(accepted))());
      return submitted[0];
    },
  };
}

test('shows no errors before the first submit', () => {
  const { form, field } = renderDraft({ a: '', b: '' });
  expect(field('a').error).toBeUndefined();
  expect(form().attempts).toBe(0);
});

test('a submit shows errors, and correcting a field clears its error', async () => {
  const { form, type, attempt } = renderDraft({ a: '', b: '' });
  expect(await attempt()).toBeUndefined();
  expect(form().errors).toEqual({ a: 'falta a', b: undefined });
  await type('a', '1');
  expect(form().errors).toEqual({ a: undefined, b: undefined });
  expect(await attempt()).toEqual({ a: '1', b: '' });
});

test('a field that becomes invalid later shows its error on the next submit', async () => {
  const { form, field, type, attempt } = renderDraft({ a: '', b: '' });
  await attempt();
  await type('b', 'x');
  expect(field('b').error).toBeUndefined();
  await attempt();
  expect(field('b').error).toBe('b no');
  expect(form().attempts).toBe(2);
});

test('an error of the bank stays until its field changes', async () => {
  const { form, field, type } = renderDraft({ a: '1', b: '2' }, { a: 'no en el banco' });
  expect(form().attempts).toBe(1);
  await type('b', '3');
  expect(field('a').error).toBe('no en el banco');
  await type('a', '4');
  expect(field('a').error).toBeUndefined();
});

test('a change re-renders only its field and subscribers of all values', async () => {
  const renderCounts = { page: 0, a: 0, b: 0, values: 0 };
  const page = renderHook(() => {
    renderCounts.page += 1;
    return useDraft({ a: '', b: '' }, check);
  });
  const form = page.result.current;
  const a = renderHook(() => {
    renderCounts.a += 1;
    return useField(form, 'a');
  });
  renderHook(() => {
    renderCounts.b += 1;
    return useField(form, 'b');
  });
  const values = renderHook(() => {
    renderCounts.values += 1;
    return useValues(form);
  });
  const initialCounts = { ...renderCounts };
  await act(async () => a.result.current.onChange('1'));
  expect(values.result.current).toEqual({ a: '1', b: '' });
  expect(renderCounts.page).toBe(initialCounts.page);
  expect(renderCounts.b).toBe(initialCounts.b);
  expect(renderCounts.a).toBeGreaterThan(initialCounts.a);
});

test('setFocus focuses a registered field and ignores unknown names', () => {
  vi.useFakeTimers();
  const onFocus = vi.fn();
  const { result } = renderHook(() => {
    const form = useDraft({ a: '', b: '' }, check);
    return { form, a: useField(form, 'a') };
  });
  const element = document.createElement('input');
  element.focus = onFocus;
  result.current.a.ref?.(element);
  for (const name of ['b', 'nowhere', '__proto__', 'a.b', '']) result.current.form.setFocus(name);
  vi.runAllTimers();
  expect(onFocus).not.toHaveBeenCalled();
  result.current.form.setFocus('a');
  vi.runAllTimers();
  expect(onFocus).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('a name outside the draft does not compile', () => {
  renderHook(() => {
    const form = useDraft({ a: '', b: '' }, check);
    // @ts-expect-error: the draft has no field of this name.
    return useField(form, 'c');
  });
});
