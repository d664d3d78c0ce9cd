import { useEffect, useEffectEvent } from 'react';
import { Loading } from '#web/components/Loading.tsx';
import type { Action } from '#web/flow/signed-action/action.ts';
import { SignedActionDialog } from '#web/flow/signed-action/SignedActionDialog.tsx';
import { useSignedAction } from '#web/flow/signed-action/useSignedAction.ts';
import { isSignatureRequest } from '#web/flow/submission/signature-request.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { activatePath, activateTax, loadService } from './api';

type Active = { status: 'ACTIVE' };

const activation: Action<void, Active> = {
  send: async (_, visitId) => {
    const answer = await activateTax('SAT', visitId);
    return isSignatureRequest(answer) ? answer : { status: 'ACTIVE' };
  },
  lookUp: async () => ((await loadService('SAT')).active ? { status: 'ACTIVE' } : null),
  signature: {
    call: { method: 'POST', url: activatePath('SAT') },
    title: 'Firma la activación',
    always: true,
  },
  invalidates: [queryKeys.taxes.services],
};

const title = 'Activa el pago de impuestos';

/** Activates tax payments as soon as it opens; asks for the token if the bank requires it. */
export default function ActivationDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { state, send } = useSignedAction(activation, onDone);
  const sendOnOpen = useEffectEvent(() => send());
  useEffect(() => sendOnOpen(), []);
  return (
    <SignedActionDialog
      state={state}
      signature={activation.signature}
      signed={{ text: 'Activar el pago de impuestos SAT' }}
      title={title}
      busy="Activando..."
      unchanged="El pago de impuestos sigue sin activar."
      onClose={onClose}
      onFailureRead={onClose}
    >
      <Loading label="Enviando..." />
    </SignedActionDialog>
  );
}
