import type { Bill } from '#contract/merchants';
import { bankToday } from '../../api/bank-clock';
import type { FieldBinding } from '../../forms/draft';
import { describedByError, FieldError, FieldGroup } from '../../forms/Field';
import { Radio } from '../../forms/Radio';
import { isOverdue } from '../../payee-book/bills';
import { Money } from '../../ui/Money';
import { dueWords } from './due-words';
import { Option, Options } from './Option';

type BillChoiceProps = FieldBinding & {
  bills: readonly Bill[];
  /** The one that is paid, chosen or not. */
  paid: Bill | undefined;
};

/** Which of several bills is paid. */
export default function BillChoice({ bills, paid, ...field }: BillChoiceProps) {
  const today = bankToday();
  return (
    <FieldGroup label="¿Qué recibo pagas?" gap="10px" aria-describedby={describedByError(field)}>
      <FieldError id={field.id} error={field.error} />
      <Options>
        {bills.map((bill, place) => (
          <Option key={bill.key} data-wrong={field.error === undefined ? undefined : ''}>
            <label>
              <Radio
                ref={place === 0 ? field.ref : undefined}
                type="radio"
                name={field.id}
                value={bill.key}
                checked={bill.key === paid?.key}
                onChange={() => field.onChange(bill.key)}
              />
              <span>
                <b>{bill.period}</b>
                <Money amount={bill.amount} currency={bill.currencyCode} size="md" />
                <small data-late={isOverdue(bill, today) ? '' : undefined}>{dueWords(bill, today)}</small>
              </span>
            </label>
          </Option>
        ))}
      </Options>
    </FieldGroup>
  );
}
