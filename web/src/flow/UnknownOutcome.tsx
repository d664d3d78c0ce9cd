import { Clock } from 'lucide-react';
import { errorText } from '#contract/errors';
import { LinkButton } from '../ui/Button';
import { MessagePage } from '../ui/MessagePage';
import { Column } from './FlowFrame';

const { heading, message } = errorText('CZ_TIMEOUT');

/** Sent, and nobody knows whether it was done. There is no way from here to send it again. */
export const UnknownOutcome = ({ history }: { history: string }) => (
  <Column role="alert">
    <MessagePage
      icon={Clock}
      tone="warning"
      title={heading}
      action={<LinkButton to={history}>Ir a mi historial</LinkButton>}
    >
      <p>
        <strong>{message}</strong>
      </p>
      <p>Si se hizo, la verás ahí en unos minutos. Si no, no se hizo ningún cargo a tu cuenta.</p>
    </MessagePage>
  </Column>
);
