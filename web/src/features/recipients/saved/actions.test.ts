// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Recipient } from '#contract/recipients';
import { attempt } from '#web/flow/signed-action/attempt.ts';
import { editAction } from '#web/patterns/admin-list/edit-dialog.tsx';
import { removalAction } from '#web/patterns/admin-list/removal-dialog.tsx';
import { mother } from '../recipient.fixture';
import { renaming } from './edit';
import { removal } from './removal';

const renamedRecipient = { ...mother, alias: 'Ma' };
const draft = renaming.draftOf(renamedRecipient);

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const errorResponse = (code: string, status: number) =>
  json({ notifications: [{ code, category: 'ERROR', description: '' }], traceId: 't' }, status);

type Responder = () => Response;
const loseResponse: Responder = () => {
  throw new TypeError('Failed to fetch');
};
const respondNotFound: Responder = () => errorResponse('CZ_NOT_FOUND', 404);
const requestSignature: Responder = () => json({ status: 'REQUIRED_SIGN', key: 'k' });
const respondError: Responder = () => errorResponse('CZ_INTERNAL', 500);
const listing =
  (...data: Recipient[]): Responder =>
  () =>
    json({ data });

/** Mocks the action and the list read after it; returns the HTTP methods that the client called. */
function mockBank(answer: Responder, list: Responder): string[] {
  const methods: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit) => {
    methods.push(method);
    return method === 'GET' ? list() : answer();
  });
  return methods;
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('the outcome of a removal', () => {
  test.each<[string, Responder, Responder, string, string[]]>([
    ['that succeeded', () => new Response(null, { status: 204 }), respondError, 'done', ['DELETE']],
    ['that succeeded with a lost response', loseResponse, listing(), 'done', ['DELETE', 'GET']],
    ['that the browser sent twice', respondNotFound, listing(), 'done', ['DELETE', 'GET']],
    ['that was not delivered', loseResponse, listing(mother), 'unknown', ['DELETE', 'GET']],
    ['that requires a signature', requestSignature, respondError, 'sign', ['DELETE']],
    ['with an unknown outcome', loseResponse, respondError, 'unknown', ['DELETE', 'GET']],
    ['that the bank rejected', respondError, listing(), 'refused', ['DELETE']],
  ])('%s', async (_, answer, list, outcome, expectedMethods) => {
    const methods = mockBank(answer, list);
    expect(
      await attempt(removalAction(removal, mother), undefined, 'visit').then(
        ({ kind }) => kind,
        () => 'refused',
      ),
    ).toBe(outcome);
    expect(methods).toEqual(expectedMethods);
  });
});

describe('the outcome of an edit', () => {
  test.each<[string, Responder, Responder, string, string[]]>([
    ['that succeeded', () => json(renamedRecipient), respondError, 'Ma', ['PUT']],
    ['that succeeded with a lost response', loseResponse, listing(renamedRecipient), 'Ma', ['PUT', 'GET']],
    ['that requires a signature', requestSignature, listing(mother), 'sign', ['PUT', 'GET']],
    [
      'that succeeded and that the browser sent again',
      requestSignature,
      listing(renamedRecipient),
      'Ma',
      ['PUT', 'GET'],
    ],
    ['that was not delivered', loseResponse, listing(mother), 'unknown', ['PUT', 'GET']],
    ['of a deleted recipient', loseResponse, listing(), 'unknown', ['PUT', 'GET']],
    ['with an unknown outcome', loseResponse, respondError, 'unknown', ['PUT', 'GET']],
    ['that the bank rejected', respondError, listing(renamedRecipient), 'refused', ['PUT']],
  ])('%s', async (_, answer, list, outcome, expectedMethods) => {
    const methods = mockBank(answer, list);
    const alias = await attempt(editAction(renaming, 'mom'), draft, 'visit').then(
      (result) => (result.kind === 'done' ? result.done.alias : result.kind),
      () => 'refused',
    );
    expect(alias).toBe(outcome);
    expect(methods).toEqual(expectedMethods);
  });
});
