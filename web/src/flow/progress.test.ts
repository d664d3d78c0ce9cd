import { describe, expect, test } from 'vitest';
import { requestedStep, slugOf } from './addresses';
import { type Progress, type RequestedStep, stepAfter, stepToShow } from './progress';

type P = Progress<{ draft: string; quote: number }>;
const inputs = [{ slug: '' }, { slug: 'details' }];
const signing = (slug: string | null) => ({ inputs, signature: { input: { slug }, confirm: { slug } } });
const steps = signing('token-verification');
const dialogs = signing(null);
const first: P = { step: 'input', index: 0, draft: 'd', quote: undefined };
const second: P = { step: 'input', index: 1, draft: 'd', quote: 1 };
const confirm = { step: 'confirm' as const, draft: 'd', quote: 2 };
const request = { status: 'REQUIRED_SIGN' as const, key: 's' };
const early: P = {
  step: 'sign',
  draft: 'd',
  quote: 1,
  request,
  over: { ...second, step: 'input', index: 0, quote: 1 },
};
const late: P = { step: 'sign', draft: 'd', quote: 2, request, over: confirm };
const unknown: P = { step: 'unknown', at: '2026-11-23T09:30:00-06:00', draft: 'd', quote: 2 };
const input = (index: number): RequestedStep => ({ step: 'input', index });

describe('the step for a URL', () => {
  test.each<[string, P, RequestedStep, string]>([
    ['a deep link to confirm shows the input', first, { step: 'confirm' }, ''],
    ['a deep link to the signature shows the input', first, { step: 'sign' }, ''],
    ['a deep link to a later input shows the first', first, input(1), ''],
    ['back from the second input', second, input(0), ''],
    ['the second input', second, input(1), 'details'],
    ['back from confirm', confirm, input(0), ''],
    ['forward to confirm', confirm, { step: 'confirm' }, 'confirm'],
    ['confirm when no signature was requested', confirm, { step: 'sign' }, 'confirm'],
    ['a signature as its own step', late, { step: 'sign' }, 'token-verification'],
    ['back from the signature', late, { step: 'confirm' }, 'confirm'],
    ['an early signature cannot be skipped', early, { step: 'confirm' }, 'token-verification'],
    ['an early signature cannot be bypassed', early, input(1), 'token-verification'],
    ['back from an early signature', early, input(0), ''],
    ['a submitted operation cannot be edited', unknown, input(0), 'confirm'],
  ])('%s', (_, reached, asked, slug) => {
    expect(slugOf(stepToShow(reached, asked, steps), steps)).toBe(slug);
  });

  test('going back keeps the draft', () => {
    expect(stepToShow(confirm, input(0), steps)).toMatchObject({ step: 'input', draft: 'd', quote: 2 });
  });

  test('a signature dialog stays open over its step and closes with it', () => {
    expect(stepToShow(late, { step: 'confirm' }, dialogs)).toBe(late);
    expect(stepToShow(early, input(0), dialogs)).toBe(early);
    expect(stepToShow(late, input(0), dialogs)).toMatchObject({ step: 'input', index: 0 });
  });

  test('a signature dialog keeps the URL of its page', () => {
    expect(slugOf(late, dialogs)).toBe('confirm');
    expect(slugOf(early, dialogs)).toBe('');
  });
});

test.each([
  ['', true, input(0)],
  ['details', true, input(1)],
  ['confirm', false, { step: 'confirm' }],
  ['token-verification', true, { step: 'sign' }],
  ['token-verification', false, undefined],
  ['nowhere', true, undefined],
  ['confirm/x', true, undefined],
])('the URL %j, signing as a step: %s', (slug, signsAsStep, asked) => {
  expect(requestedStep(slug, signsAsStep ? steps : dialogs)).toEqual(asked);
});

test('confirm follows the last input', () => {
  expect(stepAfter(0, steps, 'd', 1)).toEqual(second);
  expect(stepAfter(1, steps, 'd', 2)).toEqual(confirm);
});
