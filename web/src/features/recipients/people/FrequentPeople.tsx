import { useRecipients } from '#web/lib/api/queries/recipients.ts';
import { useFrequentPeople } from './frequent-people';
import { PeopleRow, PeopleRowPlaceholder } from './PeopleRow';

/** People paid most often. If the list fails, the saved recipients below show the error. */
export function FrequentPeople() {
  const { data, isPending } = useRecipients();
  const people = useFrequentPeople(data);
  return isPending ? <PeopleRowPlaceholder /> : <PeopleRow people={people} />;
}
