import { useEffect, useState } from 'react';
import { LinkButton } from '#web/components/Button.tsx';
import { MessagePage } from '#web/components/MessagePage.tsx';
import { hasPendingSubmission } from '#web/flow/submission/pending-submission.ts';
import { endSession } from '#web/lib/session/sign-out.ts';
import { resetSignOut } from '#web/lib/session/sign-out-state.ts';
import { hasSignedOut, leaveSession } from '#web/lib/session/traces.ts';
import { leaveFor } from '#web/lib/session/watch-session.ts';
import { InterruptedSubmission } from '../InterruptedSubmission';
import { SignOutProgress } from '../SigningOut';

const SESSION_ENDED = 'Por seguridad, tu sesión finalizó';

/** Ends the session on arrival, even in a tab that did not start the sign-out. */
async function signOutOnArrival(): Promise<void> {
  const endedSession = await endSession('customer');
  // Another session replaced this one, perhaps while this page was loading.
  if (endedSession === 'another') void leaveFor('/auth/signin/session-exists');
  leaveSession();
  resetSignOut();
}

export default function LoggedOut() {
  const [isOver, setIsOver] = useState(false);
  const [isByCustomer] = useState(hasSignedOut);
  const [wasSubmitting] = useState(hasPendingSubmission);

  useEffect(() => {
    signOutOnArrival().then(() => setIsOver(true));
  }, []);

  if (!isOver) return <SignOutProgress />;
  return (
    <MessagePage
      bird="done"
      title={isByCustomer ? 'Cerraste tu sesión' : SESSION_ENDED}
      action={<LinkButton to="/signin">Iniciar sesión</LinkButton>}
    >
      {wasSubmitting && <InterruptedSubmission />}
      {isByCustomer && (
        <p>
          <span>{SESSION_ENDED}</span> <span>también en tus otras ventanas.</span>
        </p>
      )}
      <p>Puedes volver a entrar cuando quieras.</p>
    </MessagePage>
  );
}
