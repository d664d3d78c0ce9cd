import { Skeleton } from '@chakra-ui/react/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Receipt } from '#contract/transfers';
import { Dialog } from '#web/components/Dialog.tsx';
import { Loading } from '#web/components/Loading.tsx';
import { paymentOutcomeQuery } from './api';

type SubmittedPaymentProps = { transferKey: string; onKnown: (receipt: Receipt | null) => void };

/** After a reload during the request, looks up the outcome of the payment; never sends it again. */
export function SubmittedPayment({ transferKey, onKnown }: SubmittedPaymentProps) {
  const { data } = useQuery(paymentOutcomeQuery(transferKey));
  // biome-ignore lint/correctness/useExhaustiveDependencies: notify once, even if the callback changes.
  useEffect(() => {
    if (data === undefined) return;
    onKnown(data);
  }, [data]);
  return (
    <Dialog title="Estamos revisando tu pago" isLocked onClose={() => undefined}>
      <Loading />
      <Skeleton height="160px" />
    </Dialog>
  );
}
