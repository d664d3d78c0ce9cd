import { useSyncExternalStore } from 'react';
import { appState } from '../app-state/app-state';
import { bankToday } from './bank-clock';

/** Renders again when an answer of the bank brings another day. */
export const useBankToday = () => useSyncExternalStore(appState.subscribe, bankToday);
