import { Card } from '@chakra-ui/react/card';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Landmark, ReceiptText, ShieldCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, LinkButton } from '#web/components/Button.tsx';
import { Column } from '#web/components/Column.tsx';
import { Note } from '#web/components/Note.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import { RowsLoading } from '#web/components/RowsLoading.tsx';
import { StickyActions } from '#web/components/StickyActions.tsx';
import { RESUME, returnTo } from '#web/flow/submission/return-to.ts';
import { bankNow } from '#web/lib/api/bank-clock.ts';
import { PAYMENTS_HUB, paymentBase } from '../bill-payments/shared/payments/addresses';
import { useTaxServices } from './api';
import { nextOpening } from './opening';
import { Steps } from './Steps';

const ActivationDialog = lazy(() => import('./ActivationDialog'));

const stepsOf = (opening: string | undefined) => [
  { icon: ShieldCheck, title: 'Firma con tu token', text: 'Confirma que eres tú. Toma un minuto.' },
  {
    icon: Landmark,
    title: 'Queda activo al momento',
    text: opening === undefined ? 'Puedes pagar en cuanto termines.' : `Puedes pagar ${opening}.`,
  },
  {
    icon: ReceiptText,
    title: 'Paga con tu línea de captura',
    text: 'Los 20 caracteres de tu acuse y el importe sin centavos.',
  },
];

/** Page of the signed activation that federal taxes require. Returns to the form that linked here. */
export default function ActivationPage() {
  const navigate = useNavigate();
  const [signing, setSigning] = useState(false);
  const [done, setDone] = useState(false);
  const opening = nextOpening(bankNow());
  // Ignores the cache: a rejection that leads here means that the cached state is outdated.
  const services = useTaxServices({ staleTime: 0 });
  const active = services.data?.find(({ id }) => id === 'SAT')?.active ?? false;
  return (
    <>
      {/* The key remounts the heading after the activation, so that it receives the focus. */}
      <PageHead
        key={String(done)}
        back={PAYMENTS_HUB}
        title={done ? 'Pago de impuestos activo' : 'Activa el pago de impuestos'}
      />
      <Column>
        {done ? (
          <ActivationResult opening={opening} message="Quedó activo" />
        ) : !services.isFetchedAfterMount && !signing ? (
          <Spacing>
            <RowsLoading rows={3} height="76px" />
          </Spacing>
        ) : active && !signing ? (
          <ActivationResult opening={opening} />
        ) : (
          <ActivationOffer opening={opening} activate={() => setSigning(true)} />
        )}
      </Column>
      {signing && (
        <Suspense>
          <ActivationDialog
            onClose={() => setSigning(false)}
            onDone={() => {
              setSigning(false);
              // Out of hours the form is closed, so the result stays on this page.
              if (nextOpening(bankNow())) setDone(true);
              else navigate(returnTo()?.to ?? paymentBase.SAT, { replace: true, state: RESUME });
            }}
          />
        </Suspense>
      )}
    </>
  );
}

type ActivationOfferProps = { opening: string | undefined; activate: () => void };

const ActivationOffer = ({ opening, activate }: ActivationOfferProps) => (
  <>
    <Text mt="6" mb="5">
      Actívalo una sola vez para pagar con línea de captura del SAT desde tu cuenta. No tiene costo.
    </Text>
    <Card.Root mb="5">
      <Steps steps={stepsOf(opening)} />
    </Card.Root>
    <StickyActions>
      <Button onClick={activate}>Activar y firmar</Button>
      <LinkButton variant="ghost" to={PAYMENTS_HUB.to}>
        Ahora no
      </LinkButton>
    </StickyActions>
  </>
);

type ActivationResultProps = Pick<ActivationOfferProps, 'opening'> & { message?: string };

/** Result of the activation; out of hours it shows when taxes can be paid. */
const ActivationResult = ({ opening, message = 'Ya está activo' }: ActivationResultProps) => (
  <>
    <Spacing>
      <Note status="success">
        {opening === undefined
          ? `${message}: puedes pagar con tu línea de captura.`
          : `${message}: puedes pagar con tu línea de captura ${opening}.`}
      </Note>
    </Spacing>
    <StickyActions>
      {opening === undefined ? (
        <LinkButton to={paymentBase.SAT}>Pagar impuestos SAT</LinkButton>
      ) : (
        <LinkButton to={PAYMENTS_HUB.to}>Ir a Pagos</LinkButton>
      )}
    </StickyActions>
  </>
);

const Spacing = chakra('div', { base: { mt: '6', mb: '5' } });
