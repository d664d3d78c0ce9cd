import { lazy, Suspense } from 'react';
import type { Payee } from '#contract/payees';

const QuickActions = lazy(() => import('./QuickActions'));

export const requestsQuickActions = (query: URLSearchParams): boolean =>
  query.has('with-quick-actions') && query.get('with-quick-actions') !== 'false';

/** Edit and delete links of a saved payee. */
export const quickActionsFor = (payee: Payee) => (
  <Suspense fallback={null}>
    <QuickActions payee={payee} />
  </Suspense>
);
