import { Link } from '#web/components/Link.tsx';
import { useFrequentPeople } from '#web/features/recipients/people/frequent-people.ts';
import { PeopleRow, PeopleRowPlaceholder } from '#web/features/recipients/people/PeopleRow.tsx';
import { CREATE_RECIPIENT } from '#web/lib/addresses/recipients.ts';
import { useRecipients } from '#web/lib/api/queries/recipients.ts';
import { CompactMessage, FailureMessage } from './CompactMessage';

export function People() {
  const { data, error, refetch, isFetching } = useRecipients();
  const people = useFrequentPeople(data);
  return (
    <section aria-label="Envíale a">
      {data === undefined ? (
        error ? (
          <FailureMessage
            sourceName="tus personas guardadas"
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <PeopleRowPlaceholder />
        )
      ) : people.length === 0 ? (
        <CompactMessage bird="empty" title="Aún no tienes a quién enviarle">
          <p>Agrega a la primera persona con su CLABE, tarjeta o celular.</p>
          <Link to={CREATE_RECIPIENT} variant="plain">
            Agregar persona
          </Link>
        </CompactMessage>
      ) : (
        <PeopleRow people={people} />
      )}
    </section>
  );
}
