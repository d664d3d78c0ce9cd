import { Link } from '#web/components/Link.tsx';
import { PeopleRow, PeopleRowPlaceholder } from '#web/features/recipients/people/PeopleRow.tsx';
import { recentRecipients } from '#web/features/recipients/people/paid-last.ts';
import { CREATE_RECIPIENT } from '#web/lib/addresses/recipients.ts';
import { useRecipients } from '#web/lib/api/queries/recipients.ts';
import { CompactMessage, FailureMessage } from './CompactMessage';

export function People() {
  const { data, error, refetch, isFetching } = useRecipients();
  const people = recentRecipients(data ?? []);
  return (
    <section aria-label="Envíale a">
      {data === undefined ? (
        error ? (
          <FailureMessage
            sourceName="a tus destinatarios"
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
