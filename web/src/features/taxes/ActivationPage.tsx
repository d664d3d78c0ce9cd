import { Landmark, ReceiptText, ShieldCheck } from 'lucide-react';
import { useNavigate } from 'react-router';
import { errand, RESUME } from '../../operation/errand';
import { isSignatureRequest } from '../../operation/signature-request';
import type { Action } from '../../signed-action/action';
import { SignedActionDialog } from '../../signed-action/SignedActionDialog';
import { useSignedAction } from '../../signed-action/useSignedAction';
import { Button, LinkButton } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Column } from '../../ui/Column';
import { PageHead } from '../../ui/PageHead';
import { StickyActions } from '../../ui/StickyActions';
import { Text } from '../../ui/Text';
import { PAYMENTS_HUB, taxBase } from './addresses';
import { activatePath, activateTax, loadService } from './api';
import { Steps } from './Steps';

const steps = [
  { icon: ShieldCheck, title: 'Firma con tu token', text: 'Confirma que eres tú. Toma un minuto.' },
  { icon: Landmark, title: 'Queda activo al momento', text: 'Puedes pagar en cuanto termines.' },
  {
    icon: ReceiptText,
    title: 'Paga con tu línea de captura',
    text: 'Los 20 caracteres de tu acuse y el importe sin centavos.',
  },
];

type Active = { status: 'ACTIVE' };

const activation: Action<void, Active> = {
  send: async (_, visitId) => {
    const answer = await activateTax('SAT', visitId);
    return isSignatureRequest(answer) ? answer : { status: 'ACTIVE' };
  },
  lookUp: async () => ((await loadService('SAT'))?.active ? { status: 'ACTIVE' } : null),
  signature: {
    call: { method: 'POST', url: activatePath('SAT') },
    title: 'Firma la activación',
    always: true,
  },
  invalidates: [],
};

/** Federal taxes can be paid once this was signed; whoever came from the form is led back to it. */
export default function ActivationPage() {
  const navigate = useNavigate();
  const { state, send } = useSignedAction(activation, () =>
    navigate(errand()?.to ?? taxBase.SAT, { replace: true, state: RESUME }),
  );
  return (
    <>
      <PageHead back={PAYMENTS_HUB} title="Activa el pago de impuestos" />
      <Column>
        <Text mt="6" mb="5">
          Actívalo una sola vez para pagar con línea de captura del SAT desde tu cuenta. No tiene costo.
        </Text>
        <Card>
          <Steps steps={steps} />
        </Card>
        <StickyActions>
          <Button onClick={() => send()} busy={state.name === 'sending' && 'Enviando...'}>
            Activar y firmar
          </Button>
          <LinkButton look="ghost" to={PAYMENTS_HUB.to}>
            Ahora no
          </LinkButton>
        </StickyActions>
      </Column>
      {state.name !== 'idle' && state.name !== 'sending' && (
        <SignedActionDialog
          state={state}
          signature={activation.signature}
          signed={{ text: 'Activar el pago de impuestos SAT' }}
          title="Activa el pago de impuestos"
          busy="Activando..."
          unchanged="El pago de impuestos sigue sin activar."
          onClose={state.name === 'signing' ? state.onCancel : () => undefined}
          onFailureRead={
            state.name === 'refused' || state.name === 'unknown' ? state.onDismiss : () => undefined
          }
        >
          {null}
        </SignedActionDialog>
      )}
    </>
  );
}
