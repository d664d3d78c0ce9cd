import { useStore } from 'zustand';
import type { ErrorCode } from '#contract/errors';
import { appState, updateSlice } from '../app-state/app-state';
import type { ApiError } from './api-error';

const BLOCKED: ErrorCode = 'BYND_SCORE_BLOCKED_001';

/** Any request can return this error; it ends the session. */
export function recordAccessBlocked(error: ApiError): void {
  if (error.code === BLOCKED) updateSlice('accessBlocked', { error });
}

export const useAccessBlocked = (): Error | undefined =>
  useStore(appState, ({ accessBlocked }) => accessBlocked.error);
