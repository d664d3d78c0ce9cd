import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { Loading } from '#web/components/Loading.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import type { Slot } from '#web/components/slot.ts';
import { RECEIPT_SLUG } from '#web/flow/receipt/address.ts';
import { SUMMARY } from '#web/lib/addresses/summary.ts';
import { bankNow } from '#web/lib/api/bank-clock.ts';
import { holidaysQuery } from '#web/lib/api/queries/references.ts';
import { DAYS_AHEAD, type Holidays, isOpenAt } from './calendar';

const OutOfHours = lazy(() => import('./OutOfHours'));

const placeholder = (
  <>
    <PageHead back={{ to: SUMMARY, label: 'Mis cuentas' }} title="Invertir" pending />
    <Loading />
  </>
);

/** Shows the form only within service hours, but receipts at any time. */
export function WithinHours({ children }: { children: Slot }) {
  const { pathname, search } = useLocation();
  const isReceipt = pathname.endsWith(`/${RECEIPT_SLUG}`) && new URLSearchParams(search).has('key');
  return isReceipt ? children : <Gate>{children}</Gate>;
}

function Gate({ children }: { children: Slot }) {
  const { data, isError } = useQuery(holidaysQuery(DAYS_AHEAD));
  // If the holidays cannot be read, the form shows the error, since it needs them too.
  const holidays = data ?? (isError ? NO_HOLIDAYS : undefined);
  return holidays ? <HoursGate holidays={holidays}>{children}</HoursGate> : placeholder;
}

const NO_HOLIDAYS: Holidays = new Set();

/** Checks the hours only on mount: a draft survives closing time, and the bank rejects a late order. */
function HoursGate({ holidays, children }: { holidays: Holidays; children: Slot }) {
  const [isFormShown, setIsFormShown] = useState(() => isOpenAt(bankNow(), holidays));
  return isFormShown ? (
    children
  ) : (
    <Suspense fallback={placeholder}>
      <OutOfHours holidays={holidays} onEnter={() => setIsFormShown(true)} />
    </Suspense>
  );
}
