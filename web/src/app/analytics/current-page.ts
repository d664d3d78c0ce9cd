import { appState, updateSlice } from '#web/lib/app-state/app-state.ts';

export const UNKNOWN_PAGE = '*';

export const currentPage = (): string => appState.getState().navigation.pattern ?? UNKNOWN_PAGE;

export const setCurrentPage = (pattern: string): void => updateSlice('navigation', { pattern });
