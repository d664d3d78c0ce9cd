import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/components/Button.tsx';
import type { SignedContent } from '../signature/SignedSubject';
import type { Action } from './action';
import { SignedActionDialog } from './SignedActionDialog';
import { useSignedAction } from './useSignedAction';

type ConfirmActionDialogProps<Done> = {
  action: Action<void, Done>;
  signed?: SignedContent | undefined;
  title: string;
  icon: LucideIcon;
  /** Destructive actions have a red button. */
  isDestructive?: boolean;
  labels: {
    keep: string;
    confirm: string;
    busy: string;
    unchanged: string;
  };
  onClose: () => void;
  onDone: (done: Done) => void;
  children: ReactNode;
};

export function ConfirmActionDialog<Done>({
  action,
  signed,
  title,
  icon,
  isDestructive = true,
  labels,
  onClose,
  onDone,
  children,
}: ConfirmActionDialogProps<Done>) {
  const { state, send } = useSignedAction(action, onDone);
  const isSending = state.name === 'sending';
  return (
    <SignedActionDialog
      state={state}
      signature={action.signature}
      signed={signed}
      title={title}
      icon={icon}
      busy={labels.busy}
      unchanged={labels.unchanged}
      onClose={onClose}
      onFailureRead={onClose}
      actions={
        <>
          <Button variant="outline" autoFocus onClick={onClose} disabled={isSending}>
            {labels.keep}
          </Button>
          <Button
            colorPalette={isDestructive ? 'danger' : 'accent'}
            onClick={() => send()}
            busy={isSending && labels.busy}
          >
            {labels.confirm}
          </Button>
        </>
      }
    >
      {children}
    </SignedActionDialog>
  );
}
