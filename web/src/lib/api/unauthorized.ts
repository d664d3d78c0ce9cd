import { type AppState, appState, updateSlice } from '../app-state/app-state';

/** Handles a 401. Resolves to true if the request is to be retried. `isRetry`: the request was retried before; the result is ignored. */
type Handler = AppState['unauthorized']['handle'];

export function onUnauthorized(handle: Handler): () => void {
  updateSlice('unauthorized', { handle });
  return () => updateSlice('unauthorized', appState.getInitialState().unauthorized);
}

export const notifyUnauthorized: Handler = (path, isRetry) =>
  appState.getState().unauthorized.handle(path, isRetry);
