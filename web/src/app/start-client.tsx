import type { QueryClient } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '../lib/api/query-client';
import { watchRefetchTriggers } from '../lib/api/refetch-triggers';
import { resetAppState } from '../lib/app-state/app-state';
import { watchTheme } from '../lib/environment/theme';
import { watchDialogHistory } from '../lib/page/dialog-history';
import { onErrorShown } from '../lib/page/error-shown';
import { watchInteraction } from '../lib/page/interaction';
import { watchSession } from '../lib/session/watch-session';
import { App } from './App';
import { trackError } from './analytics/track-error';

/** `clear` alone leaves the timers of settled mutations and cancelled queries. */
function clearCache(queryClient: QueryClient): void {
  for (const query of queryClient.getQueryCache().getAll()) query.gcTime = Number.POSITIVE_INFINITY;
  for (const mutation of queryClient.getMutationCache().getAll()) {
    mutation.gcTime = Number.POSITIVE_INFINITY;
    mutation.destroy();
  }
  queryClient.clear();
}

/** Mounts the client in `root`; the returned function stops it. Storage, URL and document stay. */
export function startClient(root: HTMLElement): () => void {
  const queryClient = createQueryClient();
  const stops = [
    watchSession(queryClient),
    watchRefetchTriggers(queryClient),
    watchTheme(),
    watchDialogHistory(),
    watchInteraction(),
    onErrorShown(trackError),
  ];
  const reactRoot = createRoot(root);
  // A transition renders in small slices from the start.
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
