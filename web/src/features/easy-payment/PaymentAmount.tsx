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
  const [left, setLeft] = useState(false);
  return (
    <AmountInput
      {...field}
      label="Importe"
      size="md"
      currency={CREDIT_CURRENCY}
      error={left && field.value.trim() !== '' ? checkAmount(field.value, CREDIT_CURRENCY) : undefined}
      onLeave={() => setLeft(true)}
      onChange={(text) => {
        setLeft(false);
        onChange(text);
      }}
    />
  );
}
