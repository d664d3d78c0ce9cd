import { Power, PowerOff } from 'lucide-react';
import { SignedActionDialog } from '../../../signed-action/SignedActionDialog';
import { useSignedAction } from '../../../signed-action/useSignedAction';
import { Button } from '../../../ui/Button';
import type { Medium } from '../medium';
import { switching, wordsOf } from './change';

type SwitchDialogProps = { medium: Medium; onClose: () => void; onDone: (said: string) => void };

/** Says how many companies stop charging, or charge again, before they do. */
export default function SwitchDialog({ medium, onClose, onDone }: SwitchDialogProps) {
  const words = wordsOf(medium);
  const { state, send } = useSignedAction(switching(medium), () => onDone(words.done));
  const pending = state.name === 'sending';
  return (
    <SignedActionDialog
      state={state}
      signature={null}
      signed={undefined}
      title={words.title}
      icon={medium.enabled ? PowerOff : Power}
      busy={words.busy}
      unchanged={words.unchanged}
      onClose={onClose}
      onFailureRead={onClose}
      actions={
        <>
          <Button look="line" autoFocus onClick={onClose} disabled={pending}>
            {words.keep}
          </Button>
          <Button
            look={medium.enabled ? 'danger' : 'solid'}
            onClick={() => send()}
            busy={pending && words.busy}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      <p>
        <strong>{words.who}</strong>
      </p>
      <p>{words.then}</p>
    </SignedActionDialog>
  );
}
