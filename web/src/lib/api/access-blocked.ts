import { useStore } from 'zustand';
import type { ErrorCode } from '#contract/errors';
import { appState, updateSlice } from '../app-state/app-state';
import type { ApiError } from './api-error';

const BLOCKED: ErrorCode = 'BYND_SCORE_BLOCKED_001';

/** Keeps a refusal with which the bank blocks the customer's access: it ends the session whatever call it answers. */
export function noteAccessBlocked(error: ApiError): void {
  if (error.code === BLOCKED) updateSlice('accessBlocked', { error });
}

/** The refusal that blocked the customer's access, if there was one. */
export const useAccessBlocked = (): Error | undefined =>
  useStore(appState, ({ accessBlocked }) => accessBlocked.error);
