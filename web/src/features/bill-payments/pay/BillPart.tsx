import { Skeleton } from '@chakra-ui/react/skeleton';
import { lazy, Suspense } from 'react';
import type { Payee } from '#contract/payees';
import { allowsOtherAmount } from '#contract/rules/payments';
import { useField } from '#web/components/forms/useDraft.ts';
import { Note } from '#web/components/Note.tsx';
import type { FieldsProps } from '#web/flow/flow.ts';
import { BillAmount } from './BillAmount';
import { BillState } from './BillState';
import { PayHints } from './PayHints';
import { payHints } from './pay-hints';
import { ScheduledPaymentsNote } from './ScheduledPaymentsNote';
import { dayOf, paysOther, type Service } from './service';
import { useServiceSelection } from './useServiceSelection';

const BillChoice = lazy(() => import('./BillChoice'));

type BillPartProps = Pick<FieldsProps<Service>, 'form' | 'setup'> & {
  payee: Payee;
  /** Called when another bill is chosen, since its due date differs. */
  onBillChange: () => void;
};

/** Bill of the chosen service and the amount to pay. */
export default function BillPart({ form, setup, payee, onBillChange }: BillPartProps) {
  const { draft, bill, bills, centavos } = useServiceSelection({ form, setup });
  const billField = useField(form, 'bill');
  const pays = useField(form, 'pays');
  const amount = useField(form, 'amount');
  const openBills = bills.data ?? [];
  if (openBills.length === 0) return <BillState payee={payee} bills={bills} />;
  const { when } = dayOf(draft, bill);
  return (
    <>
      {draft.bill !== '' && openBills.every(({ key }) => key !== draft.bill) && (
        <Note>
          No encontramos ese recibo por pagar. Quizá ya está pagado: estos son los que siguen abiertos.
        </Note>
      )}
      {openBills.length > 1 && (
        <Suspense fallback={<Skeleton height="150px" borderRadius="card" />}>
          <BillChoice
            {...billField}
            onChange={(key) => {
              billField.onChange(key);
              onBillChange();
            }}
            bills={openBills}
            billToPay={bill}
          />
        </Suspense>
      )}
      {bill && (
        <ScheduledPaymentsNote
          payee={payee}
          bill={bill}
          first={openBills[0]}
          paysAll={!paysOther(draft, payee)}
        />
      )}
      {bill && (
        <BillAmount bill={bill} choice={pays} amount={amount} mayVary={allowsOtherAmount(payee.billType)}>
          <PayHints
            hints={payHints(centavos, { from: draft.from, when }, setup)}
            hasError={amount.error !== undefined}
          />
        </BillAmount>
      )}
    </>
  );
}
