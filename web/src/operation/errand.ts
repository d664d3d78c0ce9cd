import { appState, updateSlice } from '../app-state/app-state';

/** A form that was left to change what it needs: a limit, a saved person. `to` is its address. */
export type Errand = { to: string; label: string };

export const beginErrand = (form: Errand): void => updateSlice('returnTo', { form });

/** What the customer is to be brought back to. */
export const errand = (): Errand | undefined => appState.getState().returnTo.form;

/** The form is there again. */
export const endErrand = (to: string): void => {
  if (errand()?.to === to) updateSlice('returnTo', { form: undefined });
};

/** The state of a navigation that takes a form up again. */
export const RESUME = { resume: true } as const;
export const isResumed = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'resume' in state;
