import { useEffect, useState } from 'react';
import { Link } from '../components/Link';
import { Note } from '../components/Note';
import type { Flow, FlowTypes } from './flow';
import { clearPendingSubmission, pendingSubmissionKey } from './submission/pending-submission';

/** Warns once if a reload interrupted a submission, or followed one with an unknown outcome. */
export function Interrupted<T extends FlowTypes>({ base, history }: Pick<Flow<T>, 'base' | 'history'>) {
  const [wasInterrupted] = useState(() => pendingSubmissionKey(base) !== null);
  useEffect(clearPendingSubmission, []);
  return wasInterrupted ? (
    <Note status="warning" role="alert">
      <p>
        <b>La página se recargó.</b> No sabemos si tu última operación se hizo: búscala antes de repetirla.
      </p>
      <Link to={history.to} variant="plain">
        {history.label}
      </Link>
    </Note>
  ) : null;
}
