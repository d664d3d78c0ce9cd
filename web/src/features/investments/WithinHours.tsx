import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { bankNow } from '../../api/bank-clock';
import { queryKeys } from '../../api/query-keys';
import { SUMMARY } from '../../environment/summary';
import { RECEIPT_SLUG } from '../../receipt/address';
import { Loading } from '../../ui/Loading';
import { PageHead } from '../../ui/PageHead';
import type { Slot } from '../../ui/slot';
import { type Holidays, isOpenAt, loadHolidays } from './calendar';

/** Only seen while it is closed. */
const OutOfHours = lazy(() => import('./OutOfHours'));

const waiting = (
  <>
    <PageHead back={{ to: SUMMARY, label: 'Mis cuentas' }} title="Invertir" pending />
    <Loading />
  </>
);

/** Investments are made within hours alone. What was made can be seen at any time. */
export function WithinHours({ children }: { children: Slot }) {
  const { pathname, search } = useLocation();
  const isReceipt = pathname.endsWith(`/${RECEIPT_SLUG}`) && new URLSearchParams(search).has('key');
  return isReceipt ? children : <Gate>{children}</Gate>;
}

function Gate({ children }: { children: Slot }) {
  const { data, isError } = useQuery({
    queryKey: [...queryKeys.holidays, 'terms'],
    queryFn: loadHolidays,
  });
  // Where they cannot be read the form says so: it needs them too.
  const holidays = data ?? (isError ? NONE : undefined);
  return holidays ? <Decided holidays={holidays}>{children}</Decided> : waiting;
}

const NONE: Holidays = new Set();

/** Decided once: what has been typed by closing time stays, and the bank says the rest. */
function Decided({ holidays, children }: { holidays: Holidays; children: Slot }) {
  const [entered, setEntered] = useState(() => isOpenAt(bankNow(), holidays));
  return entered ? (
    children
  ) : (
    <Suspense fallback={waiting}>
      <OutOfHours holidays={holidays} onEnter={() => setEntered(true)} />
    </Suspense>
  );
}
