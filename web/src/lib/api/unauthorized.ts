import { type AppState, appState, updateSlice } from '../app-state/app-state';

/** Returns true if this tab has a new pair, so that the call can be repeated. `renewed`: it has been repeated already. */
type Handler = AppState['unauthorized']['handle'];

/** What to do when a call to `path` answers 401. The session registers it; the client only tells. */
export function onUnauthorized(handle: Handler): () => void {
  updateSlice('unauthorized', { handle });
  return () => updateSlice('unauthorized', appState.getInitialState().unauthorized);
}

export const notifyUnauthorized: Handler = (path, renewed) =>
  appState.getState().unauthorized.handle(path, renewed);
