import { SavedPayees } from '#web/features/bill-payments/payees/saved/SavedPayees.tsx';
import { useDueBills } from '#web/features/bill-payments/shared/payees/due-bills.ts';
import { useBankToday } from '#web/lib/api/useBankToday.ts';
import { DueList } from './due/DueList';
import { DueTotal } from './due/DueTotal';

/** Bills due, then the saved services. */
export default function ServicesHub() {
  const today = useBankToday();
  const bills = useDueBills(today);
  return (
    <SavedPayees category="service">
      {!bills.none && !bills.error && (
        <>
          {!bills.isPartial && <DueTotal bills={bills} today={today} />}
          <DueList bills={bills} today={today} />
        </>
      )}
    </SavedPayees>
  );
}
