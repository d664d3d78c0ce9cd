import type { Bill } from '#contract/merchants';
import type { FieldBinding } from '#web/components/forms/draft.ts';
import { describedByError, FieldError, FieldGroup } from '#web/components/forms/Field.tsx';
import { Radio } from '#web/components/forms/Radio.ts';
import { Money } from '#web/components/Money.tsx';
import { useBankToday } from '#web/lib/api/useBankToday.ts';
import { isOverdue } from '../shared/payees/bills';
import { dueText } from './due-text';
import { Option, Options } from './Option';

type BillChoiceProps = FieldBinding & {
  bills: readonly Bill[];
  /** The bill to pay: selected or default. */
  billToPay: Bill | undefined;
};

export default function BillChoice({ bills, billToPay, ...field }: BillChoiceProps) {
  const today = useBankToday();
  return (
    <FieldGroup label="¿Qué recibo pagas?" gap="10px" aria-describedby={describedByError(field)}>
      <FieldError id={field.id} error={field.error} />
      <Options>
        {bills.map((bill, place) => (
          <Option key={bill.key} data-invalid={field.error === undefined ? undefined : ''}>
            <label>
              <Radio
                ref={place === 0 ? field.ref : undefined}
                type="radio"
                name={field.id}
                value={bill.key}
                checked={bill.key === billToPay?.key}
                onChange={() => field.onChange(bill.key)}
              />
              <span>
                <b>{bill.period}</b>
                <Money amount={bill.amount} currency={bill.currencyCode} size="md" />
                <small data-late={isOverdue(bill, today) ? '' : undefined}>{dueText(bill, today)}</small>
              </span>
            </label>
          </Option>
        ))}
      </Options>
    </FieldGroup>
  );
}
