import { lazy, Suspense } from 'react';
import type { FieldsProps } from '#web/flow/flow.ts';
import type { Service } from './service';
import { useServiceSelection } from './useServiceSelection';

const UsualAmount = lazy(() => import('./UsualAmount'));

export function LazyUsualAmount(props: Pick<FieldsProps<Service>, 'form' | 'setup'>) {
  const { payee, bill } = useServiceSelection(props);
  if (payee === undefined || bill === undefined) return null;
  return (
    <Suspense fallback={null}>
      <UsualAmount payee={payee} bill={bill} />
    </Suspense>
  );
}
