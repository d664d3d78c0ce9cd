import { useEffect, useState } from 'react';
import { LinkButton } from '#web/components/Button.tsx';
import { MessagePage } from '#web/components/MessagePage.tsx';
import { hasPendingSubmission } from '#web/flow/submission/pending-submission.ts';
import { leaveSession } from '#web/lib/session/traces.ts';
import { InterruptedSubmission } from '../InterruptedSubmission';

export default function SessionTimeout() {
  const [wasSubmitting] = useState(hasPendingSubmission);
  useEffect(leaveSession, []);

  return (
    <MessagePage
      bird="empty"
      title="Tu sesión finalizó por inactividad"
      action={<LinkButton to="/signin">Iniciar sesión</LinkButton>}
    >
      {wasSubmitting && <InterruptedSubmission />}
      <p>Después de 5 minutos sin actividad cerramos tu sesión para cuidar tu dinero.</p>
    </MessagePage>
  );
}
