import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { resetAppState } from '#web/lib/app-state/app-state.ts';
import { watchTheme } from '#web/lib/environment/theme.ts';
import { watchDialogHistory } from '#web/lib/page/dialog-history.ts';
import { Console } from './Console';
import { createQueryClient } from './lib/query-client';

/** Mounts the console in `root`. Returns a function that unmounts it. */
export function startConsole(root: HTMLElement): () => void {
  const queryClient = createQueryClient();
  const cleanups = [watchTheme(), watchDialogHistory()];
  const reactRoot = createRoot(root);
  reactRoot.render(
    <StrictMode>
      <Console queryClient={queryClient} />
    </StrictMode>,
  );
  return () => {
    reactRoot.unmount();
    for (const stop of cleanups) stop();
    queryClient.clear();
    resetAppState();
  };
}
