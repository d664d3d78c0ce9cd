// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Recipient } from '#contract/recipients';
import { attempt } from '#web/flow/signed-action/attempt.ts';
import { editAction } from '#web/patterns/admin-list/edit-dialog.tsx';
import { removalAction } from '#web/patterns/admin-list/removal-dialog.tsx';
import { mother } from '../recipient.fixture';
import { renaming } from './edit';
import { removal } from './removal';

const changed = { ...mother, alias: 'Ma' };
const draft = renaming.draftOf(changed);

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const refused = (code: string, status: number) =>
  json({ notifications: [{ code, category: 'ERROR', description: '' }], traceId: 't' }, status);

type Answer = () => Response;
const lost: Answer = () => {
  throw new TypeError('Failed to fetch');
};
const missing: Answer = () => refused('CZ_NOT_FOUND', 404);
const asked: Answer = () => json({ status: 'REQUIRED_SIGN', key: 'k' });
const broken: Answer = () => refused('CZ_INTERNAL', 500);
const listing =
  (...data: Recipient[]): Answer =>
  () =>
    json({ data });

/** Mocks the action and the list read after it; returns the HTTP methods called. */
function bank(answer: Answer, list: Answer): string[] {
  const methods: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit) => {
    methods.push(method);
    return method === 'GET' ? list() : answer();
  });
  return methods;
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('a removal', () => {
  test.each<[string, Answer, Answer, string, string[]]>([
    ['that succeeded', () => new Response(null, { status: 204 }), broken, 'done', ['DELETE']],
    ['that succeeded with a lost response', lost, listing(), 'done', ['DELETE', 'GET']],
    ['that the browser sent twice', missing, listing(), 'done', ['DELETE', 'GET']],
    ['that was not delivered', lost, listing(mother), 'unknown', ['DELETE', 'GET']],
    ['that requires a signature', asked, broken, 'sign', ['DELETE']],
    ['with an unknown outcome', lost, broken, 'unknown', ['DELETE', 'GET']],
    ['that the bank rejected', broken, listing(), 'refused', ['DELETE']],
  ])('%s', async (_, answer, list, outcome, called) => {
    const methods = bank(answer, list);
    expect(
      await attempt(removalAction(removal, mother), undefined, 'visit').then(
        ({ kind }) => kind,
        () => 'refused',
      ),
    ).toBe(outcome);
    expect(methods).toEqual(called);
  });
});

describe('an edit', () => {
  test.each<[string, Answer, Answer, string, string[]]>([
    ['that succeeded', () => json(changed), broken, 'Ma', ['PUT']],
    ['that succeeded with a lost response', lost, listing(changed), 'Ma', ['PUT', 'GET']],
    ['that requires a signature', asked, listing(mother), 'sign', ['PUT', 'GET']],
    ['that succeeded and that the browser sent again', asked, listing(changed), 'Ma', ['PUT', 'GET']],
    ['that was not delivered', lost, listing(mother), 'unknown', ['PUT', 'GET']],
    ['of a deleted recipient', lost, listing(), 'unknown', ['PUT', 'GET']],
    ['with an unknown outcome', lost, broken, 'unknown', ['PUT', 'GET']],
    ['that the bank rejected', broken, listing(changed), 'refused', ['PUT']],
  ])('%s', async (_, answer, list, outcome, called) => {
    const methods = bank(answer, list);
    const alias = await attempt(editAction(renaming, 'mom'), draft, 'visit').then(
      (ended) => (ended.kind === 'done' ? ended.done.alias : ended.kind),
      () => 'refused',
    );
    expect(alias).toBe(outcome);
    expect(methods).toEqual(called);
  });
});
