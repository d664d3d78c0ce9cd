import { useRecipients } from '#web/lib/api/queries/recipients.ts';
import { PeopleRow, PeopleRowPlaceholder } from './PeopleRow';
import { paidLast } from './paid-last';

/** People paid last. A failed list is reported by the saved recipients below. */
export function PaidPeople() {
  const { data, isPending } = useRecipients();
  return isPending ? <PeopleRowPlaceholder /> : <PeopleRow people={paidLast(data ?? [])} />;
}
