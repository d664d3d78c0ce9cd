import { lazy, Suspense } from 'react';
import type { Payee } from '#contract/payees';

/* Few addresses ask for them. */
const QuickActions = lazy(() => import('./QuickActions'));

/** Whether an address asks for them. */
export const asksForActions = (query: URLSearchParams): boolean =>
  query.has('with-quick-actions') && query.get('with-quick-actions') !== 'false';

/** What can be done with a saved service or phone beside paying it. */
export const quickActionsFor = (payee: Payee) => (
  <Suspense fallback={null}>
    <QuickActions payee={payee} />
  </Suspense>
);
