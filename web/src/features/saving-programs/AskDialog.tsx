import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Action } from '../../signed-action/action';
import { SignedActionDialog } from '../../signed-action/SignedActionDialog';
import { useSignedAction } from '../../signed-action/useSignedAction';
import { Button } from '../../ui/Button';

type AskDialogProps<Done> = {
  action: Action<void, Done>;
  title: string;
  icon: LucideIcon;
  words: { keep: string; confirm: string; busy: string; unchanged: string };
  onClose: () => void;
  onDone: (done: Done) => void;
  children: ReactNode;
};

/** Asks before something is done that takes nothing away: what does is red, in a ConfirmActionDialog. */
export function AskDialog<Done>({ action, words, onDone, children, ...dialog }: AskDialogProps<Done>) {
  const { state, send } = useSignedAction(action, onDone);
  const pending = state.name === 'sending';
  return (
    <SignedActionDialog
      {...dialog}
      state={state}
      signature={null}
      signed={undefined}
      busy={words.busy}
      unchanged={words.unchanged}
      onFailureRead={dialog.onClose}
      actions={
        <>
          <Button look="line" autoFocus onClick={dialog.onClose} disabled={pending}>
            {words.keep}
          </Button>
          <Button onClick={() => send()} busy={pending && words.busy}>
            {words.confirm}
          </Button>
        </>
      }
    >
      {children}
    </SignedActionDialog>
  );
}
