import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { sessionStore } from '../api/session-store';
import { resetSignOut } from './sign-out-state';
import { SESSION_ID } from './traces';

export const replace = vi.fn();

export function setUpSignOutTests(): void {
  beforeEach(() => {
    vi.clearAllMocks();
    vi.spyOn(location, 'replace').mockImplementation(replace);
    sessionStore.write({ token: 'T1', antiForgery: 'X1' });
    sessionStorage.setItem(SESSION_ID, 's1');
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(null, { status: 204 })),
    );
  });
  afterEach(() => {
    cleanup();
    resetSignOut();
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });
}
