// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BankEvent } from '#contract/domain/bank-event';
import type { OutboxMessage } from '#contract/domain/outbox';
import type { Story } from '#contract/domain/story';
import { useTicks } from './useTicks';

const expectedMessage = (subject: string) =>
  ({ kind: 'message', text: subject, customer: 'ana', subject }) as const;
const stepTexts = { say: 'Di.', look: 'Verás.' };

const story: Story = {
  id: 'wrong-codes',
  title: 'Claves',
  about: 'Ana.',
  minutes: 1,
  customer: 'ana',
  now: 'monday-morning',
  steps: [
    { ...stepTexts, open: '/form', expect: [{ ...expectedMessage('wrong'), times: 2 }] },
    { ...stepTexts, gesture: 'Otra vez', expect: [expectedMessage('locked')] },
    { ...stepTexts, open: '/log', expect: [expectedMessage('read')] },
  ],
};

const eventTarget = new EventTarget();
class FakeEventSource {
  addEventListener = eventTarget.addEventListener.bind(eventTarget);
  close = () => undefined;
}

beforeEach(() => vi.stubGlobal('EventSource', FakeEventSource));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function dispatchMessage(subject: string) {
  const data: OutboxMessage = {
    at: '2026-11-23T15:30:00.000Z',
    channel: 'EMAIL',
    to: 'ana@example.com',
    customer: 'ana',
    subject,
    text: 'Texto',
  };
  const event: BankEvent = { kind: 'message', data };
  act(() => void eventTarget.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) })));
}

test('a step counts its events; rewinding it resets the count', () => {
  const { result } = renderHook(() => useTicks('bank', story, 0));
  dispatchMessage('locked');
  dispatchMessage('wrong');
  expect(result.current.isMet(0, 0)).toBe(false);
  dispatchMessage('wrong');
  expect(result.current.isMet(0, 0)).toBe(true);
  expect(result.current.isMet(1, 0)).toBe(false);
  act(() => result.current.rewind(0));
  expect(result.current.isMet(0, 0)).toBe(false);
});

test('an event that arrives before its step counts, unless the step opens a page', () => {
  const { result } = renderHook(() => useTicks('bank', story, 0));
  for (const subject of ['wrong', 'wrong', 'locked', 'read']) dispatchMessage(subject);
  expect(result.current.isMet(1, 0)).toBe(true);
  act(() => result.current.setCurrent(1));
  dispatchMessage('read');
  // The last step opens a page.
  expect(result.current.isMet(2, 0)).toBe(false);
});
