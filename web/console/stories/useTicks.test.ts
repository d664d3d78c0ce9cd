// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BankEvent } from '#contract/domain/bank-event';
import type { OutboxMessage } from '#contract/domain/outbox';
import type { Story } from '#contract/domain/story';
import { useTicks } from './useTicks';

const message = (subject: string) => ({ kind: 'message', text: subject, customer: 'ana', subject }) as const;
const texts = { say: 'Di.', look: 'Verás.' };

const story: Story = {
  id: 'wrong-codes',
  title: 'Claves',
  about: 'Ana.',
  minutes: 1,
  customer: 'ana',
  now: 'monday-morning',
  steps: [
    { ...texts, open: '/form', expect: [{ ...message('wrong'), times: 2 }] },
    { ...texts, gesture: 'Otra vez', expect: [message('locked')] },
    { ...texts, open: '/log', expect: [message('read')] },
  ],
};

const events = new EventTarget();
class Events {
  addEventListener = events.addEventListener.bind(events);
  close = () => undefined;
}

beforeEach(() => vi.stubGlobal('EventSource', Events));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function record(subject: string) {
  const data: OutboxMessage = {
    at: '2026-11-23T15:30:00.000Z',
    channel: 'EMAIL',
    to: 'ana@example.com',
    customer: 'ana',
    subject,
    text: 'Texto',
  };
  const event: BankEvent = { kind: 'message', data };
  act(() => void events.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) })));
}

test('a step counts its own events, and forgets them when it is taken back', () => {
  const { result } = renderHook(() => useTicks('bank', story, 0));
  record('locked');
  record('wrong');
  expect(result.current.isMet(0, 0)).toBe(false);
  record('wrong');
  expect(result.current.isMet(0, 0)).toBe(true);
  expect(result.current.isMet(1, 0)).toBe(false);
  act(() => result.current.rewind(0));
  expect(result.current.isMet(0, 0)).toBe(false);
});

test('a gesture that comes too early counts for the step that continues the page', () => {
  const { result } = renderHook(() => useTicks('bank', story, 0));
  for (const subject of ['wrong', 'wrong', 'locked', 'read']) record(subject);
  expect(result.current.isMet(1, 0)).toBe(true);
  act(() => result.current.begin(1));
  record('read');
  // The last step opens a page of its own.
  expect(result.current.isMet(2, 0)).toBe(false);
});
