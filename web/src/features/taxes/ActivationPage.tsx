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

/** Federal taxes require a signed activation. Returns to the form that sent the customer here. */
export default function ActivationPage() {
  const navigate = useNavigate();
  const [signing, setSigning] = useState(false);
  const [done, setDone] = useState(false);
  const opening = nextOpening(bankNow());
  // Ignores the cache: a rejection that leads here means that the cached state is wrong.
  const services = useTaxServices({ staleTime: 0 });
  const active = services.data?.find(({ id }) => id === 'SAT')?.active ?? false;
  return (
    <>
      {/* The key remounts the heading after activation, so that it takes the focus. */}
      <PageHead
        key={String(done)}
        back={PAYMENTS_HUB}
        title={done ? 'Pago de impuestos activo' : 'Activa el pago de impuestos'}
      />
      <Column>
        {done ? (
          <Activated opening={opening} says="Quedó activo" />
        ) : !services.isFetchedAfterMount && !signing ? (
          <Room>
            <RowsLoading rows={3} height="76px" />
          </Room>
        ) : active && !signing ? (
          <Activated opening={opening} />
        ) : (
          <Offer opening={opening} activate={() => setSigning(true)} />
        )}
      </Column>
      {signing && (
        <Suspense>
          <ActivationDialog
            onClose={() => setSigning(false)}
            onDone={() => {
              setSigning(false);
              // Out of hours the form could not be used, so the result stays on this page.
              if (nextOpening(bankNow())) setDone(true);
              else navigate(returnTo()?.to ?? paymentBase.SAT, { replace: true, state: RESUME });
            }}
          />
        </Suspense>
      )}
    </>
  );
}

type OfferProps = { opening: string | undefined; activate: () => void };

const Offer = ({ opening, activate }: OfferProps) => (
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

type ActivatedProps = Pick<OfferProps, 'opening'> & { says?: string };

/** Result of the activation; out of hours it says when taxes can be paid. */
const Activated = ({ opening, says = 'Ya está activo' }: ActivatedProps) => (
  <>
    <Room>
      <Note status="success">
        {opening === undefined
          ? `${says}: puedes pagar con tu línea de captura.`
          : `${says}: puedes pagar con tu línea de captura ${opening}.`}
      </Note>
    </Room>
    <StickyActions>
      {opening === undefined ? (
        <LinkButton to={paymentBase.SAT}>Pagar impuestos SAT</LinkButton>
      ) : (
        <LinkButton to={PAYMENTS_HUB.to}>Ir a Pagos</LinkButton>
      )}
    </StickyActions>
  </>
);

const Room = chakra('div', { base: { mt: '6', mb: '5' } });
