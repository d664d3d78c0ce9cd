import { Box } from '@chakra-ui/react/box';
import { useEffect, useRef } from 'react';
import { formatCentavos, toCentavos } from '#contract/domain/money';
import type { Bill } from '#contract/merchants';
import { AmountInput } from '#web/components/forms/AmountInput.tsx';
import type { FieldBinding } from '#web/components/forms/draft.ts';
import { describedByError, FieldError, FieldGroup } from '#web/components/forms/Field.tsx';
import { Radio } from '#web/components/forms/Radio.ts';
import { Money } from '#web/components/Money.tsx';
import type { Slot } from '#web/components/slot.ts';
import { useBankToday } from '#web/lib/api/useBankToday.ts';
import { isOverdue } from '../shared/payees/bills';
import { dueText } from './due-text';
import { Option, Options } from './Option';

type BillAmountProps = {
  bill: Bill;
  /** 'total' (all that is still owed) or 'other' (another amount). */
  choice: FieldBinding;
  amount: FieldBinding;
  /** True if the bill accepts a partial payment or an overpayment. */
  mayVary: boolean;
  /** Hints below the amount. */
  children: Slot;
};

/** Focuses the field for another amount when the customer selects that option. */
export function BillAmount({ bill, choice, amount, mayVary, children }: BillAmountProps) {
  const isOther = mayVary && choice.value === 'other';
  const input = useRef<HTMLElement>(null);
  const shouldFocus = useRef(false);
  useEffect(() => {
    if (isOther && shouldFocus.current) input.current?.focus();
    shouldFocus.current = false;
  }, [isOther]);
  const describedBy = isOther ? undefined : describedByError(amount);
  return (
    <FieldGroup label="¿Cuánto pagas?" gap="10px" aria-describedby={describedBy}>
      <Options>
        <Option data-invalid={describedBy && ''}>
          <label>
            <Radio
              ref={isOther ? undefined : amount.ref}
              type="radio"
              name={choice.id}
              value="total"
              checked={!isOther}
              onChange={() => choice.onChange('total')}
            />
            <Total bill={bill} />
          </label>
        </Option>
        {mayVary && (
          <Option>
            <label>
              <Radio
                type="radio"
                name={choice.id}
                value="other"
                checked={isOther}
                onChange={() => {
                  shouldFocus.current = true;
                  choice.onChange('other');
                }}
              />
              <span>
                <b>Otro importe</b>
                <small>En parte, o de más</small>
              </span>
            </label>
            <Box px="4" pb="4" mt="-8px">
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
            </Box>
          </Option>
        )}
      </Options>
      {!isOther && <FieldError id={amount.id} error={amount.error} />}
      {children}
    </FieldGroup>
  );
}

function Total({ bill }: { bill: Bill }) {
  const today = useBankToday();
  return (
    <span>
      <b>{bill.paidAmount === undefined ? 'Total del recibo' : 'Lo que falta del recibo'}</b>
      <Money amount={bill.amount} currency={bill.currencyCode} size="lg" />
      <small>{bill.period}</small>
      {bill.paidAmount !== undefined && (
        <small>
          {`Ya pagaste ${formatCentavos(toCentavos(bill.paidAmount), bill.currencyCode)} de este recibo`}
        </small>
      )}
      <small data-late={isOverdue(bill, today) ? '' : undefined}>{dueText(bill, today)}</small>
    </span>
  );
}
