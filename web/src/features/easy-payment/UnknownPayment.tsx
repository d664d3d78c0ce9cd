import { Clock } from 'lucide-react';
import { useEffect } from 'react';
import { errorText } from '#contract/errors';
import { Button, LinkButton } from '#web/components/Button.tsx';
import { Dialog } from '#web/components/Dialog.tsx';
import { clearPendingSubmission } from '#web/flow/submission/pending-submission.ts';
import { transferHistory } from '#web/lib/addresses/transfer-history.ts';
import { useErrorShown } from '#web/lib/page/error-shown.ts';

const CODE = 'CZ_TIMEOUT';
const { heading, message } = errorText(CODE);

/** Warning that the outcome is unknown: the customer cannot send the payment again from here. */
export function UnknownPayment({ onClose }: { onClose: () => void }) {
  useErrorShown(CODE);
  // Clears when the customer leaves the warning, but not on a reload, which runs no clean-up.
  useEffect(() => clearPendingSubmission, []);
  return (
    <Dialog
      role="alertdialog"
      icon={Clock}
      tone="warning"
      title={heading}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cerrar
          </Button>
          <LinkButton to={transferHistory.to}>{transferHistory.label}</LinkButton>
        </>
      }
    >
      <p>
        <strong>{message}</strong>
      </p>
      <p>Si se hizo, la verás ahí en unos minutos. Si no, no se hizo ningún cargo a tu cuenta.</p>
    </Dialog>
  );
}
