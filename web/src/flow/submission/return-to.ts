import { appState, updateSlice } from '#web/lib/app-state/app-state.ts';

/** Form left for a prerequisite, such as a limit or a recipient. */
export type ReturnTo = { to: string; label: string };

export const saveReturnTo = (form: ReturnTo): void => updateSlice('returnTo', { form });

export const returnTo = (): ReturnTo | undefined => appState.getState().returnTo.form;

export const clearReturnTo = (to: string): void => {
  if (returnTo()?.to === to) updateSlice('returnTo', { form: undefined });
};

/** Navigation state that restores an interrupted form. */
export const RESUME = { resume: true } as const;
export const isResumed = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'resume' in state;
