import './zod-jitless';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '../api/query-client';
import { watchSession } from '../session/watch-session';
import { watchDialogHistory } from '../ui/dialog-history';
import { onErrorShown } from '../ui/error-shown';
import { watchUse } from '../ui/in-use';
import { App } from './App';
import { trackError } from './analytics/track-error';
import { watchTheme } from './theme';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const queryClient = createQueryClient();
watchSession(queryClient);
watchTheme();
watchDialogHistory();
watchUse();
onErrorShown(trackError);

// In short turns from the first, as a transition is drawn.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App queryClient={queryClient} />
    </StrictMode>,
  ),
);
