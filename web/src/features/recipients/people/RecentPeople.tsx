import { useRecipients } from '#web/lib/api/queries/recipients.ts';
import { PeopleRow, PeopleRowPlaceholder } from './PeopleRow';
import { recentRecipients } from './paid-last';

/** People paid most recently. If the list fails, the saved recipients below show the error. */
export function RecentPeople() {
  const { data, isPending } = useRecipients();
  return isPending ? <PeopleRowPlaceholder /> : <PeopleRow people={recentRecipients(data ?? [])} />;
}
