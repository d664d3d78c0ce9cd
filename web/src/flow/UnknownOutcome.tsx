import { Clock } from 'lucide-react';
import { errorText } from '#contract/errors';
import { LinkButton } from '../ui/Button';
import { Column } from '../ui/Column';
import { useErrorShown } from '../ui/error-shown';
import { MessagePage } from '../ui/MessagePage';

const { heading, message } = errorText('CZ_TIMEOUT');

type UnknownOutcomeProps = {
  history: { to: string; label: string };
  /** What stays as it was if it was not done. */
  unchanged: string;
};

const inside = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** Sent, and nobody knows whether it was done. There is no way from here to send it again. */
export function UnknownOutcome({ history, unchanged }: UnknownOutcomeProps) {
  useErrorShown('CZ_TIMEOUT');
  return (
    <Column role="alert">
      <MessagePage
        icon={Clock}
        tone="warning"
        title={heading}
        action={<LinkButton to={history.to}>{history.label}</LinkButton>}
      >
        <p>
          <strong>{message}</strong>
        </p>
        <p>Si se hizo, la verás ahí en unos minutos. Si no, {inside(unchanged)}</p>
      </MessagePage>
    </Column>
  );
}
