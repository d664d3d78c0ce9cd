import { describe, expect, test } from 'vitest';
import { requestedStep, slugOf } from './addresses';
import { type Progress, type RequestedStep, stepAfter, stepToShow } from './progress';

type P = Progress<{ draft: string; quote: number }>;
const inputs = [{ slug: '' }, { slug: 'details' }];
const signing = (slug: string | null) => ({ inputs, signature: { input: { slug }, confirm: { slug } } });
const stepRoutes = signing('token-verification');
const dialogRoutes = signing(null);
const firstInput: P = { step: 'input', index: 0, draft: 'd', quote: undefined };
const secondInput: P = { step: 'input', index: 1, draft: 'd', quote: 1 };
const confirm = { step: 'confirm' as const, draft: 'd', quote: 2 };
const request = { status: 'REQUIRED_SIGN' as const, key: 's' };
const inputSignature: P = {
  step: 'sign',
  draft: 'd',
  quote: 1,
  request,
  origin: { ...secondInput, step: 'input', index: 0, quote: 1 },
};
const confirmSignature: P = { step: 'sign', draft: 'd', quote: 2, request, origin: confirm };
const unknown: P = { step: 'unknown', at: '2026-11-23T09:30:00-06:00', draft: 'd', quote: 2 };
const input = (index: number): RequestedStep => ({ step: 'input', index });

describe('the step for a URL', () => {
  test.each<[string, P, RequestedStep, string]>([
    ['a deep link to confirm shows the input', firstInput, { step: 'confirm' }, ''],
    ['a deep link to the signature shows the input', firstInput, { step: 'sign' }, ''],
    ['a deep link to a later input shows the first input', firstInput, input(1), ''],
    ['back from the second input shows the first input', secondInput, input(0), ''],
    ['a link to the second input shows it', secondInput, input(1), 'details'],
    ['back from confirm shows the first input', confirm, input(0), ''],
    ['forward to confirm shows it', confirm, { step: 'confirm' }, 'confirm'],
    ['a link to a signature that was not requested shows confirm', confirm, { step: 'sign' }, 'confirm'],
    [
      'a signature as its own step has its own slug',
      confirmSignature,
      { step: 'sign' },
      'token-verification',
    ],
    ['back from the signature shows confirm', confirmSignature, { step: 'confirm' }, 'confirm'],
    [
      'a signature at the input cannot be skipped to confirm',
      inputSignature,
      { step: 'confirm' },
      'token-verification',
    ],
    [
      'a signature at the input cannot be skipped to a later input',
      inputSignature,
      input(1),
      'token-verification',
    ],
    ['back from a signature at the input shows the input', inputSignature, input(0), ''],
    ['a submitted operation cannot be edited', unknown, input(0), 'confirm'],
  ])('%s', (_, reachedStep, requested, slug) => {
    expect(slugOf(stepToShow(reachedStep, requested, stepRoutes), stepRoutes)).toBe(slug);
  });

  test('going back keeps the draft', () => {
    expect(stepToShow(confirm, input(0), stepRoutes)).toMatchObject({ step: 'input', draft: 'd', quote: 2 });
  });

  test('a signature dialog stays open over its step and closes with it', () => {
    expect(stepToShow(confirmSignature, { step: 'confirm' }, dialogRoutes)).toBe(confirmSignature);
    expect(stepToShow(inputSignature, input(0), dialogRoutes)).toBe(inputSignature);
    expect(stepToShow(confirmSignature, input(0), dialogRoutes)).toMatchObject({ step: 'input', index: 0 });
  });

  test('a signature dialog keeps the URL of its page', () => {
    expect(slugOf(confirmSignature, dialogRoutes)).toBe('confirm');
    expect(slugOf(inputSignature, dialogRoutes)).toBe('');
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
])(
  'returns the step that the slug %j requests (the signature is a step: %s)',
  (slug, signsAsStep, requested) => {
    expect(requestedStep(slug, signsAsStep ? stepRoutes : dialogRoutes)).toEqual(requested);
  },
);

test('confirm follows the last input', () => {
  expect(stepAfter(0, stepRoutes, 'd', 1)).toEqual(secondInput);
  expect(stepAfter(1, stepRoutes, 'd', 2)).toEqual(confirm);
});
