import { Power, PowerOff } from 'lucide-react';
import { ConfirmActionDialog } from '#web/flow/signed-action/ConfirmActionDialog.tsx';
import type { Medium } from '../medium';
import { switching, switchLabels } from './change';

type SwitchDialogProps = { medium: Medium; onClose: () => void; onDone: (message: string) => void };

/** Confirms with the number of companies affected. */
export default function SwitchDialog({ medium, onClose, onDone }: SwitchDialogProps) {
  const labels = switchLabels(medium);
  return (
    <ConfirmActionDialog
      action={switching(medium)}
      title={labels.title}
      icon={medium.enabled ? PowerOff : Power}
      isDestructive={medium.enabled}
      labels={labels}
      onClose={onClose}
      onDone={() => onDone(labels.done)}
    >
      <p>
        <strong>{labels.companies}</strong>
      </p>
      <p>{labels.effect}</p>
    </ConfirmActionDialog>
  );
}
