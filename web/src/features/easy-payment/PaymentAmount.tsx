import { useState } from 'react';
import { AmountInput } from '#web/components/forms/AmountInput.tsx';
import { checkAmount } from '#web/flow/money-form/amount.ts';
import { CREDIT_CURRENCY } from './payable';

type PaymentAmountProps = {
  id: string;
  value: string;
  disabled?: boolean;
  onChange: (text: string) => void;
};

/** Shows an error once the customer has left the field. */
export function PaymentAmount({ onChange, ...field }: PaymentAmountProps) {
  const [hasLeft, setHasLeft] = useState(false);
  return (
    <AmountInput
      {...field}
      label="Importe"
      size="md"
      currency={CREDIT_CURRENCY}
      error={hasLeft && field.value.trim() !== '' ? checkAmount(field.value, CREDIT_CURRENCY) : undefined}
      onLeave={() => setHasLeft(true)}
      onChange={(text) => {
        setHasLeft(false);
        onChange(text);
      }}
    />
  );
}
