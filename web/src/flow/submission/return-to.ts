import { appState, updateSlice } from '#web/lib/app-state/app-state.ts';

/** A form that was left to change what it needs: a limit, a saved person. `to` is its address. */
export type ReturnTo = { to: string; label: string };

export const saveReturnTo = (form: ReturnTo): void => updateSlice('returnTo', { form });

/** What the customer is to be brought back to. */
export const returnTo = (): ReturnTo | undefined => appState.getState().returnTo.form;

/** The form is there again. */
export const clearReturnTo = (to: string): void => {
  if (returnTo()?.to === to) updateSlice('returnTo', { form: undefined });
};

/** The state of a navigation that takes a form up again. */
export const RESUME = { resume: true } as const;
export const isResumed = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'resume' in state;
