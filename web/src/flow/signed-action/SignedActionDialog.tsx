import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog } from '#web/components/Dialog.tsx';
import { OperationErrorDialog } from '#web/components/errors/ErrorDialog.tsx';
import { Loading } from '#web/components/Loading.tsx';
import type { Slot } from '#web/components/slot.ts';
import { SignatureForm } from '../signature/SignatureForm';
import { type SignedContent, SignedSubject } from '../signature/SignedSubject';
import { TokenGate } from '../signature/TokenGate';
import type { Action } from './action';
import type { ActionState } from './useSignedAction';

type SignedActionDialogProps = {
  state: ActionState;
  signature: Action<never, never>['signature'];
  signed: SignedContent | undefined;
  title: string;
  icon?: LucideIcon | undefined;
  wide?: boolean;
  busy: string;
  unchanged: string;
  onClose: () => void;
  /** Called when the customer closes the error: goes back to the form or closes the dialog. */
  onFailureRead: () => void;
  actions?: Slot;
  children: ReactNode;
};

export function SignedActionDialog({ state, signature, signed, ...props }: SignedActionDialogProps) {
  const { title, icon, wide, busy, unchanged, onClose, onFailureRead, actions, children } = props;
  if (state.name === 'rejected' || state.name === 'unknown') {
    return (
      <OperationErrorDialog
        error={state.error}
        unchanged={unchanged}
        onRetry={state.onRetry}
        onClose={onFailureRead}
      />
    );
  }
  const isSignatureShown = signature !== null && (state.name === 'signing' || state.name === 'resending');
  const dialog = isSignatureShown ? (
    <Dialog title={signature.title} onClose={onClose} isLocked={state.name === 'resending'} wide>
      {signed && <SignedSubject {...signed} />}
      {state.name === 'signing' ? (
        <SignatureForm {...state} call={signature.call} />
      ) : (
        <Loading label={busy} />
      )}
    </Dialog>
  ) : (
    <Dialog
      title={title}
      {...(icon && { icon })}
      {...(wide && { wide })}
      onClose={onClose}
      isLocked={state.name === 'sending'}
      actions={actions}
    >
      {children}
    </Dialog>
  );
  return signature?.always ? <TokenGate>{dialog}</TokenGate> : dialog;
}
