import { useEffect } from 'react';
import { type AppState, appState, updateSlice } from '../app-state/app-state';

/** Registers who is told that an error was shown: the app's analytics. Returns how to unregister it. */
export function onErrorShown(report: AppState['errorReporter']['report']): () => void {
  updateSlice('errorReporter', { report });
  return () => updateSlice('errorReporter', appState.getInitialState().errorReporter);
}

export const reportError = (code: string): void => appState.getState().errorReporter.report(code);

/** For what shows an error: tells of it once, with the bank's code where there is one. */
export function useErrorShown(code = ''): void {
  useEffect(() => reportError(code), [code]);
}
