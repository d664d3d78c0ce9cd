import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import type { Bill } from '#contract/merchants';
import { showMoney, toCentavos } from '#contract/shared/money';
import { bankToday } from '../../api/bank-clock';
import { AmountInput } from '../../forms/AmountInput';
import type { FieldBinding } from '../../forms/draft';
import { describedByError, FieldError, FieldGroup } from '../../forms/Field';
import { Radio } from '../../forms/Radio';
import { isOverdue } from '../../payee-book/bills';
import { Money } from '../../ui/Money';
import type { Slot } from '../../ui/slot';
import { dueWords } from './due-words';
import { Option, Options } from './Option';

type BillAmountProps = {
  bill: Bill;
  /** All of it ('total') or another amount ('other'). */
  pays: FieldBinding;
  amount: FieldBinding;
  /** Whether another amount may be paid: only of a bill that was sent. */
  mayVary: boolean;
  /** What follows from the amount so far. */
  children: Slot;
};

/** How much of a bill is paid. Another amount has a field of its own, which takes the focus when it is chosen. */
export function BillAmount({ bill, pays, amount, mayVary, children }: BillAmountProps) {
  const isOther = mayVary && pays.value === 'other';
  const input = useRef<HTMLElement>(null);
  const opening = useRef(false);
  useEffect(() => {
    if (isOther && opening.current) input.current?.focus();
    opening.current = false;
  }, [isOther]);
  const describedBy = isOther ? undefined : describedByError(amount);
  return (
    <FieldGroup label="¿Cuánto pagas?" gap="10px" aria-describedby={describedBy}>
      <Options>
        <Option data-wrong={describedBy && ''}>
          <label>
            <Radio
              ref={isOther ? undefined : amount.ref}
              type="radio"
              name={pays.id}
              value="total"
              checked={!isOther}
              onChange={() => pays.onChange('total')}
            />
            <Total bill={bill} />
          </label>
        </Option>
        {mayVary && (
          <Option>
            <label>
              <Radio
                type="radio"
                name={pays.id}
                value="other"
                checked={isOther}
                onChange={() => {
                  opening.current = true;
                  pays.onChange('other');
                }}
              />
              <span>
                <b>Otro importe</b>
                <small>En parte, o de más</small>
              </span>
            </label>
            <Own>
              <AmountInput
                {...amount}
                error={isOther ? amount.error : undefined}
                ref={(element) => {
                  input.current = element;
                  if (isOther) amount.ref?.(element);
                }}
                label="Importe"
                size="md"
                currency="MXN"
                disabled={!isOther}
              />
            </Own>
          </Option>
        )}
      </Options>
      {!isOther && <FieldError id={amount.id} error={amount.error} />}
      {children}
    </FieldGroup>
  );
}

function Total({ bill }: { bill: Bill }) {
  const today = bankToday();
  return (
    <span>
      <b>{bill.paidAmount === undefined ? 'Total del recibo' : 'Lo que falta del recibo'}</b>
      <Money amount={bill.amount} currency={bill.currencyCode} size="lg" />
      <small>{bill.period}</small>
      {bill.paidAmount !== undefined && (
        <small>
          {`Ya pagaste ${showMoney(toCentavos(bill.paidAmount), bill.currencyCode)} de este recibo`}
        </small>
      )}
      <small data-late={isOverdue(bill, today) ? '' : undefined}>{dueWords(bill, today)}</small>
    </span>
  );
}

/* In line with the words above it. */
const Own = chakra('div', { base: { px: '4', pb: '4', mt: '-8px' } });
