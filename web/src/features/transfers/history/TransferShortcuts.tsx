import { frequentPeople } from '#web/features/recipients/people/frequent-people.ts';
import { useRecipients } from '#web/lib/api/queries/recipients.ts';
import { useBankToday } from '#web/lib/api/useBankToday.ts';
import { monthShortcuts } from '#web/patterns/history/month-shortcuts.ts';
import { Shortcuts, type ShortcutsProps } from '#web/patterns/history/Shortcuts.tsx';
import type { HistoryFilters } from './history-query';

/** Number of shortcuts to people that fit on two lines of a phone. */
const MAX_PEOPLE = 3;
const rejectedShortcut = { label: 'Rechazadas', filters: { transfer_status: 'REJECTED' } };

export function TransferShortcuts(props: ShortcutsProps<HistoryFilters>) {
  const { data: recipients = [] } = useRecipients();
  const today = useBankToday();
  const people = frequentPeople(recipients, today, MAX_PEOPLE).map(({ key, alias }) => ({
    label: alias,
    filters: { destination_account: key },
  }));
  return (
    <>
      <Shortcuts label="Por mes" shortcuts={monthShortcuts(today)} {...props} />
      <Shortcuts label="Frecuentes" shortcuts={[...people, rejectedShortcut]} {...props} />
    </>
  );
}
