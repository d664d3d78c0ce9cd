import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Receipt } from '#contract/transfers';
import { forgetSent } from '../../operation/sent';
import { loadReceipt } from '../../transfer-book/api';
import { Dialog } from '../../ui/Dialog';
import { Loading } from '../../ui/Loading';
import { Skeleton } from '../../ui/Skeleton';

type SentPaymentProps = { transferKey: string; onKnown: (receipt: Receipt | null) => void };

/** After a reload while a payment was on its way: whether it was made. It is not sent again. */
export function SentPayment({ transferKey, onKnown }: SentPaymentProps) {
  const { data } = useQuery({
    queryKey: ['easy-payment', transferKey],
    queryFn: () => loadReceipt(transferKey).catch(() => null),
    gcTime: 0,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told once, whoever listens.
  useEffect(() => {
    if (data === undefined) return;
    forgetSent();
    onKnown(data);
  }, [data]);
  return (
    <Dialog title="Estamos revisando tu pago" locked onClose={() => undefined}>
      <Loading />
      <Skeleton height="160px" />
    </Dialog>
  );
}
