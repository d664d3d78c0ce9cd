import { lazy, Suspense } from 'react';
import type { FieldsProps } from '#web/flow/flow.ts';
import type { Service } from './service';
import { useServiceSelection } from './useServiceSelection';

const BillComparisonCard = lazy(() => import('./BillComparisonCard'));

export function ServiceBillComparison(props: Pick<FieldsProps<Service>, 'form' | 'setup'>) {
  const { payee, bill } = useServiceSelection(props);
  if (payee === undefined || bill === undefined) return null;
  return (
    <Suspense fallback={null}>
      <BillComparisonCard payee={payee} bill={bill} />
    </Suspense>
  );
}
