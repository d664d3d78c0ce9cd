import { type AppState, appState, updateSlice } from '../app-state/app-state';

/** Handles a 401. Resolves to true if the request is to be retried. `renewed`: it was a retry already. */
type Handler = AppState['unauthorized']['handle'];

export function onUnauthorized(handle: Handler): () => void {
  updateSlice('unauthorized', { handle });
  return () => updateSlice('unauthorized', appState.getInitialState().unauthorized);
}

export const notifyUnauthorized: Handler = (path, renewed) =>
  appState.getState().unauthorized.handle(path, renewed);
