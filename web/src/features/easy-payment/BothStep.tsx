import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CreditProduct } from '#contract/shared/credit-product';
import { showMoney } from '#contract/shared/money';
import type { TransferSetup } from '#contract/transfers';
import { AmountInput } from '../../forms/AmountInput';
import { formatAmount, parseAmount } from '../../forms/amount';
import { accountOf } from '../../transfer-book/accounts';
import { Button } from '../../ui/Button';
import { Loading } from '../../ui/Loading';
import { Skeleton } from '../../ui/Skeleton';
import { setUp } from './api';
import { ChargeNote } from './ChargeNote';
import { payable } from './payable';
import { type Charge, CREDIT_CURRENCY, chargeOf, isCovered, onlySource, sourcesOf } from './payment';
import { SourceSelect } from './SourceSelect';

type BothStepProps = {
  product: CreditProduct;
  paying: boolean;
  onPay: (setup: TransferSetup, from: string, charge: Charge) => void;
  onFailed: (error: unknown) => void;
  onCancel: () => void;
};

/** Amount and source on one form; the operation is set up as it opens. */
export function BothStep({ onFailed, onCancel, ...rest }: BothStepProps) {
  const [visit] = useState(() => crypto.randomUUID());
  const { data, error } = useQuery({
    queryKey: ['easy-payment', visit],
    queryFn: setUp,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an error is told once, whoever listens.
  useEffect(() => {
    if (error) onFailed(error);
  }, [error]);
  if (data) return <BothForm {...rest} setup={data} onCancel={onCancel} />;
  return (
    <>
      <Loading />
      <Skeleton height="160px" />
      <Button look="ghost" block onClick={onCancel}>
        Cancelar
      </Button>
    </>
  );
}

type BothFormProps = Omit<BothStepProps, 'onFailed'> & { setup: TransferSetup };

function BothForm({ product, setup, paying, onPay, onCancel }: BothFormProps) {
  const sources = sourcesOf(setup.accounts);
  const suggested = payable(product.suggestedMonthlyPayment) ?? payable(product.currentPaymentAmount);
  const [text, setText] = useState(suggested === undefined ? '' : formatAmount(suggested));
  const [from, setFrom] = useState(() => onlySource(sources));
  const centavos = parseAmount(text, CREDIT_CURRENCY);
  const source = accountOf(sources, from);
  const charge = source && centavos ? chargeOf(centavos, source, setup.exchangeMatrix) : undefined;
  const covered = !source || !charge || isCovered(charge, source, 'within');
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (charge && covered) onPay(setup, from, charge);
      }}
    >
      <AmountInput
        id="easy-amount"
        label="Cantidad a pagar"
        size="md"
        currency={CREDIT_CURRENCY}
        value={text}
        error={undefined}
        onChange={setText}
      />
      <SourceSelect sources={sources} value={from} error={undefined} onChange={setFrom} />
      <ChargeNote charge={charge} covered={covered} />
      <Button type="submit" block disabled={!charge || !covered} busy={paying && 'Pagando...'}>
        {centavos ? `Pagar ${showMoney(centavos, CREDIT_CURRENCY)}` : 'Pagar'}
      </Button>
      <Button look="ghost" block disabled={paying} onClick={onCancel}>
        Cancelar
      </Button>
    </Form>
  );
}

const Form = chakra('form', { base: { display: 'grid', gap: '4', mt: '3', color: 'fg' } });
