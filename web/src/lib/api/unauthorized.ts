import { type AppState, appState, updateSlice } from '../app-state/app-state';

/** Resolves to true if the session was renewed: the call is repeated. `renewed`: it already was. */
type Handler = AppState['unauthorized']['handle'];

export function onUnauthorized(handle: Handler): () => void {
  updateSlice('unauthorized', { handle });
  return () => updateSlice('unauthorized', appState.getInitialState().unauthorized);
}

export const notifyUnauthorized: Handler = (path, renewed) =>
  appState.getState().unauthorized.handle(path, renewed);
