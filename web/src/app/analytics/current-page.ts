import { appState, updateSlice } from '#web/lib/app-state/app-state.ts';

/** What an address leads to, as analytics may know it, where that is no page of the route table. */
export const NOWHERE = '*';

/** The pattern of the page that the address leads to. */
export const currentPage = (): string => appState.getState().navigation.pattern ?? NOWHERE;

export const setCurrentPage = (pattern: string): void => updateSlice('navigation', { pattern });
