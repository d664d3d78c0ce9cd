import { useEffect, useEffectEvent } from 'react';
import { queryKeys } from '../../api/query-keys';
import { isSignatureRequest } from '../../operation/signature-request';
import type { Action } from '../../signed-action/action';
import { SignedActionDialog } from '../../signed-action/SignedActionDialog';
import { useSignedAction } from '../../signed-action/useSignedAction';
import { Loading } from '../../ui/Loading';
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

/** Asks the bank at once, and for the token in the place of it. */
export default function ActivationDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { state, send } = useSignedAction(activation, onDone);
  const begin = useEffectEvent(() => send());
  useEffect(() => begin(), []);
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
