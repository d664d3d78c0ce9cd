import type { QueryClient } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '../api/query-client';
import { resetAppState } from '../app-state/app-state';
import { watchSession } from '../session/watch-session';
import { watchDialogHistory } from '../ui/dialog-history';
import { onErrorShown } from '../ui/error-shown';
import { watchUse } from '../ui/in-use';
import { App } from './App';
import { trackError } from './analytics/track-error';
import { watchTheme } from './theme';

/** Clears the cache with its timers; `clear` alone leaves those of settled mutations and of cancelled queries. */
function clearCache(queryClient: QueryClient): void {
  for (const query of queryClient.getQueryCache().getAll()) query.gcTime = Number.POSITIVE_INFINITY;
  for (const mutation of queryClient.getMutationCache().getAll()) {
    mutation.gcTime = Number.POSITIVE_INFINITY;
    mutation.destroy();
  }
  queryClient.clear();
}

/**
 * Mounts the client in `root`. Returns a function that stops it as leaving the page does: it unmounts the client, ends
 * its listeners, timers, channels and calls, and clears its memory. Storage, the address and the document stay.
 */
export function startClient(root: HTMLElement): () => void {
  const queryClient = createQueryClient();
  const stops = [
    watchSession(queryClient),
    watchTheme(),
    watchDialogHistory(),
    watchUse(),
    onErrorShown(trackError),
  ];
  const reactRoot = createRoot(root);
  // In short turns from the first, as a transition is drawn.
  startTransition(() =>
    reactRoot.render(
      <StrictMode>
        <App queryClient={queryClient} />
      </StrictMode>,
    ),
  );
  return () => {
    reactRoot.unmount();
    for (const stop of stops) stop();
    clearCache(queryClient);
    resetAppState();
  };
}
