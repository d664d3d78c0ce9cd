import { Power, PowerOff } from 'lucide-react';
import { ConfirmActionDialog } from '../../../signed-action/ConfirmActionDialog';
import type { Medium } from '../medium';
import { switching, wordsOf } from './change';

type SwitchDialogProps = { medium: Medium; onClose: () => void; onDone: (said: string) => void };

/** Says how many companies stop charging, or charge again, before they do. */
export default function SwitchDialog({ medium, onClose, onDone }: SwitchDialogProps) {
  const words = wordsOf(medium);
  return (
    <ConfirmActionDialog
      action={switching(medium)}
      title={words.title}
      icon={medium.enabled ? PowerOff : Power}
      takes={medium.enabled}
      words={words}
      onClose={onClose}
      onDone={() => onDone(words.done)}
    >
      <p>
        <strong>{words.who}</strong>
      </p>
      <p>{words.then}</p>
    </ConfirmActionDialog>
  );
}
