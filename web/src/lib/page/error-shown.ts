import { useEffect } from 'react';
import { type AppState, appState, updateSlice } from '../app-state/app-state';

export function onErrorShown(report: AppState['errorReporter']['report']): () => void {
  updateSlice('errorReporter', { report });
  return () => updateSlice('errorReporter', appState.getInitialState().errorReporter);
}

export const reportError = (code: string): void => appState.getState().errorReporter.report(code);

export function useErrorShown(code = ''): void {
  useEffect(() => reportError(code), [code]);
}
