import { useSyncExternalStore } from 'react';
import { appState } from '../app-state/app-state';
import { bankToday } from './bank-clock';

/** Returns the bank's date. Renders again when a response changes it. */
export const useBankToday = () => useSyncExternalStore(appState.subscribe, bankToday);
