import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** Where the browser is led. */
export const replace = vi.fn();

/** Each test has a bank that ends the session, and a browser that only notes where it is led. */
export function leaveOnPaper(): void {
  beforeEach(() => {
    vi.clearAllMocks();
    vi.spyOn(location, 'replace').mockImplementation(replace);
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(null, { status: 204 })),
    );
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
}
