// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { sessionStore } from '../api/session-store';
import { dropCopiedPair } from './copied-tab';

beforeEach(() => sessionStorage.clear());

test('the next page of a tab keeps the token pair; a copy of the tab drops it', () => {
  dropCopiedPair();
  sessionStore.write({ token: 'T1', antiForgery: 'X1' });
  const copy = { ...sessionStorage };
  window.dispatchEvent(new Event('pagehide'));
  dropCopiedPair();
  expect(sessionStore.read()).toEqual({ token: 'T1', antiForgery: 'X1' });
  expect({ ...sessionStorage }).toEqual(copy);

  dropCopiedPair();
  expect(sessionStore.read()).toBeNull();
});
