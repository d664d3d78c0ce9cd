import { SavedPayees } from '#web/features/bill-payments/payees/saved/SavedPayees.tsx';
import { useBankToday } from '#web/lib/api/useBankToday.ts';
import { hasTotal, useAgenda } from './due/agenda';
import { DueList } from './due/DueList';
import { DueTotal } from './due/DueTotal';

/** Payments that are due, then the saved services. */
export default function ServicesHub() {
  const today = useBankToday();
  const agenda = useAgenda(today);
  return (
    <SavedPayees category="service">
      {hasTotal(agenda) && <DueTotal agenda={agenda} today={today} />}
      <DueList agenda={agenda} today={today} />
    </SavedPayees>
  );
}
