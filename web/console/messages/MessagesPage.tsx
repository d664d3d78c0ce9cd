import { useQuery } from '@tanstack/react-query';
import { SelectField } from '#web/components/forms/SelectField.tsx';
import { Link } from '#web/components/Link.tsx';
import { PagedRows } from '#web/components/PagedRows.tsx';
import { formatInstant } from '../lib/days';
import { customersQuery, messagesQuery } from '../lib/queries';
import { useParam } from '../lib/useParam';
import { CodeButton } from '../parts/CodeButton';
import { ConsolePage } from '../parts/ConsolePage';
import { Controls } from '../parts/Control';
import { EmptyText } from '../parts/EmptyText';
import { Loaded } from '../parts/Loaded';
import { Phone } from './Phone';

const ROWS = 30;

export default function MessagesPage() {
  const [customer, setCustomer] = useParam('customer');
  const [at] = useParam('at');
  const messages = useQuery(messagesQuery);
  const { data: customers } = useQuery(customersQuery);
  const query = customer === '' ? {} : { customer };
  return (
    <ConsolePage
      title="Mensajes"
      about="Lo que el banco habría mandado a sus clientes, lo más nuevo primero."
      action={<CodeButton label="Mensajes" call={(api) => api.outbox.query({ query })} />}
    >
      <SelectField
        id="customer"
        label="Teléfono de"
        placeholder="Todos"
        value={customer}
        onChange={setCustomer}
        options={(customers?.data ?? []).map(({ customer: value, name }) => ({ value, label: name }))}
      />
      {at !== '' && (
        <Controls>
          <span>{`Del ${formatInstant(at)}.`}</span>
          <Link to="/messages" variant="plain">
            Ver todos
          </Link>
        </Controls>
      )}
      <Loaded query={messages}>
        {({ data }) => {
          const matchingMessages = data
            .filter(
              (each) => (customer === '' || each.customer === customer) && (at === '' || each.at === at),
            )
            .reverse();
          return matchingMessages.length === 0 ? (
            <EmptyText>
              Todavía no hay mensajes. Llegan, por ejemplo, al transferir o al avanzar el reloj.
            </EmptyText>
          ) : (
            <PagedRows rows={matchingMessages} size={ROWS} list={`${customer} ${at}`} end="Son todos.">
              {(rows) => <Phone messages={rows} />}
            </PagedRows>
          );
        }}
      </Loaded>
    </ConsolePage>
  );
}
