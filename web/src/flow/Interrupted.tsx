import { useEffect, useState } from 'react';
import { Link } from '../components/Link';
import { Note } from '../components/Note';
import type { Flow, FlowTypes } from './flow';
import { clearPendingSubmission, pendingSubmissionKey } from './submission/pending-submission';

/** After a reload while money was on its way: where to look before it is ordered again. Said once. */
export function Interrupted<T extends FlowTypes>({ base, history }: Pick<Flow<T>, 'base' | 'history'>) {
  const [sent] = useState(() => pendingSubmissionKey(base) !== null);
  useEffect(clearPendingSubmission, []);
  return sent ? (
    <Note tone="warning" role="alert">
      <p>
        <b>La página se recargó mientras enviábamos tu operación.</b> No sabemos si se hizo: búscala antes de
        repetirla.
      </p>
      <Link to={history.to} standalone>
        {history.label}
      </Link>
    </Note>
  ) : null;
}
