import { Skeleton } from '@chakra-ui/react/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { TransferSetup } from '#contract/transfers';
import { Button } from '#web/components/Button.tsx';
import { formatAmount, parseAmount } from '#web/components/forms/amount.ts';
import { Loading } from '#web/components/Loading.tsx';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { randomHex } from '#web/lib/api/random-hex.ts';
import { overdueOf } from '#web/lib/money/overdue.ts';
import { setupQuery } from './api';
import { PaymentAmount } from './PaymentAmount';
import { CREDIT_CURRENCY, payableCentavos } from './payable';
import type { Order, PaidProduct } from './payment';
import { SourceForm } from './SourceForm';

type CombinedStepProps = PaidProduct & {
  isCustomAmount: boolean;
  paying: boolean;
  onPay: (order: Order) => void;
  onFailed: (error: unknown) => void;
  onCancel: () => void;
};

export function CombinedStep({ onFailed, onCancel, ...formProps }: CombinedStepProps) {
  const [visitId] = useState(() => randomHex(8));
  const { data, error } = useQuery(setupQuery(visitId));
  // biome-ignore lint/correctness/useExhaustiveDependencies: notify once, even if the callback changes.
  useEffect(() => {
    if (error) onFailed(error);
  }, [error]);
  if (data) return <CombinedForm {...formProps} setup={data} onCancel={onCancel} />;
  return (
    <>
      <Loading />
      <Skeleton height="160px" />
      <Button variant="outline" width="100%" onClick={onCancel}>
        Cancelar
      </Button>
    </>
  );
}

type CombinedFormProps = Omit<CombinedStepProps, 'onFailed'> & { setup: TransferSetup };

function CombinedForm({
  product,
  acceptsOverpayment,
  setup,
  isCustomAmount,
  paying,
  onPay,
  onCancel,
}: CombinedFormProps) {
  const suggested =
    payableCentavos(overdueOf(product, bankToday())) ??
    payableCentavos(product.suggestedMonthlyPayment) ??
    payableCentavos(product.currentPaymentAmount);
  const [text, setText] = useState(isCustomAmount || suggested === undefined ? '' : formatAmount(suggested));
  return (
    <SourceForm
      product={product}
      acceptsOverpayment={acceptsOverpayment}
      setup={setup}
      centavos={parseAmount(text, CREDIT_CURRENCY)}
      rule="within"
      paying={paying}
      onPay={onPay}
      leave={{ label: 'Cancelar', onLeave: onCancel }}
    >
      <PaymentAmount id="easy-amount" value={text} onChange={setText} />
    </SourceForm>
  );
}
