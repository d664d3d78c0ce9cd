import { createRoot } from 'react-dom/client';
import '../../../src/app/zod-jitless';
import { createQueryClient } from '../../../src/api/query-client';
import { App } from '../../../src/app/App';
import { trackError } from '../../../src/app/analytics/track-error';
import { watchTheme } from '../../../src/app/theme';
import { watchSession } from '../../../src/session/watch-session';
import { watchDialogHistory } from '../../../src/ui/dialog-history';
import { onErrorShown } from '../../../src/ui/error-shown';
import { watchUse } from '../../../src/ui/in-use';
import { createElement } from 'react';

let watching = false;
export function startClient(element: HTMLElement): () => void {
  const queryClient = createQueryClient();
  watchSession(queryClient);
  if (!watching) {
    watching = true;
    watchTheme();
    watchDialogHistory();
    watchUse();
    onErrorShown(trackError);
  }
  const root = createRoot(element);
  root.render(createElement(App, { queryClient }));
  return () => {
    root.unmount();
    queryClient.clear();
  };
}
