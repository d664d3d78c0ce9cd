import { useEffect, useState } from 'react';
import { Link } from '../components/Link';
import { Note } from '../components/Note';
import type { Flow, FlowTypes } from './flow';
import { clearPendingSubmission, pendingSubmissionKey } from './submission/pending-submission';

/** Warns once, after a reload during a submission, to check the history before ordering again. */
export function Interrupted<T extends FlowTypes>({ base, history }: Pick<Flow<T>, 'base' | 'history'>) {
  const [sent] = useState(() => pendingSubmissionKey(base) !== null);
  useEffect(clearPendingSubmission, []);
  return sent ? (
    <Note tone="warning" role="alert">
      <p>
        <b>La página se recargó mientras enviábamos tu operación.</b> No sabemos si se hizo: búscala antes de
        repetirla.
      </p>
      <Link to={history.to} variant="plain">
        {history.label}
      </Link>
    </Note>
  ) : null;
}
