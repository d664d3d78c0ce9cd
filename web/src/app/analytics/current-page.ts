import { appState, updateSlice } from '#web/lib/app-state/app-state.ts';

export const NOWHERE = '*';

export const currentPage = (): string => appState.getState().navigation.pattern ?? NOWHERE;

export const setCurrentPage = (pattern: string): void => updateSlice('navigation', { pattern });
