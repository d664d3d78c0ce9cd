import { type AppState, appState, updateSlice } from '../app-state/app-state';

/**
 * Resolves to true if the session was renewed, so that the call can be repeated. `renewed`: it already was.
 */
type Handler = AppState['unauthorized']['handle'];

/** Registers the handler of 401 answers; the session module calls this. */
export function onUnauthorized(handle: Handler): () => void {
  updateSlice('unauthorized', { handle });
  return () => updateSlice('unauthorized', appState.getInitialState().unauthorized);
}

export const notifyUnauthorized: Handler = (path, renewed) =>
  appState.getState().unauthorized.handle(path, renewed);
