import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { LoggedRequest } from '#contract/domain/request-log';
import { LabeledValueList } from '#web/components/LabeledValueList.tsx';
import { Link } from '#web/components/Link.tsx';
import { formatInstant } from '../lib/days';
import { requestQuery } from '../lib/queries';
import { ConsolePage } from '../parts/ConsolePage';
import { EmptyText } from '../parts/EmptyText';
import { Loaded } from '../parts/Loaded';
import { Panel } from '../parts/Panel';
import { Transaction } from '../parts/Transaction';
import { CallControls } from './CallControls';
import { statusLabel } from './errors';
import { CallCode, Message } from './Message';

export default function CallPage() {
  const { trace = '' } = useParams();
  const call = useQuery(requestQuery(trace));
  return (
    <ConsolePage title={call.data?.operation ?? 'Llamada'} back={{ to: '/calls', label: 'Llamadas' }}>
      <Loaded query={call}>{(data) => <Call call={data} />}</Loaded>
    </ConsolePage>
  );
}

const Call = ({ call }: { call: LoggedRequest }) => (
  <>
    <Panel title={`${call.method} ${call.path}`}>
      <LabeledValueList
        maxWidth="narrow"
        items={[
          { label: 'Respuesta', value: statusLabel(call) },
          { label: 'Hora del banco', value: formatInstant(call.at) },
          { label: 'Hora del sistema', value: formatInstant(call.systemTime) },
          { label: 'Duración', value: `${call.durationMs} ms` },
          ...(call.customer === undefined ? [] : [{ label: 'Cliente', value: call.customer }]),
          ...(call.fault === undefined ? [] : [{ label: 'Falla que se aplicó', value: call.fault }]),
          { label: 'Id. de soporte', value: call.traceId },
        ]}
      />
      <CallControls call={call} />
    </Panel>
    <Message title="Petición" message={call.request} />
    <Message title="Respuesta" message={call.answer} />
    <Panel title="Asientos">
      {call.ledger.length === 0 ? (
        <EmptyText>Esta llamada no movió dinero.</EmptyText>
      ) : (
        call.ledger.map((transaction) => (
          <Transaction key={transaction.transaction} transaction={transaction}>
            <Link to={`/ledger?transaction=${transaction.transaction}`} variant="plain">
              Ver en el libro
            </Link>
          </Transaction>
        ))
      )}
    </Panel>
    {call.messages.length > 0 && <Messages messages={call.messages} />}
    <CallCode call={call} />
  </>
);

const Messages = ({ messages }: Pick<LoggedRequest, 'messages'>) => (
  <Panel title="Mensajes al cliente">
    {messages.map(({ channel, subject, text }) => (
      <div key={`${channel} ${text}`}>
        <b>{subject}</b>
        <p>{text}</p>
      </div>
    ))}
  </Panel>
);
