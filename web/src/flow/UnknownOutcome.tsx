import { Card } from '@chakra-ui/react/card';
import { Clock } from 'lucide-react';
import { useEffect } from 'react';
import { errorText } from '#contract/errors';
import { LinkButton } from '../components/Button';
import { MessagePage } from '../components/MessagePage';
import { Rows } from '../components/Rows';
import { SUMMARY } from '../lib/addresses/summary';
import { formatDateTime } from '../lib/format/dates';
import { uncapitalize } from '../lib/format/uncapitalize';
import { useErrorShown } from '../lib/page/error-shown';
import type { FlowTypes } from './flow';
import { PossibleDuplicate } from './PossibleDuplicate';
import type { AtUnknown } from './progress';
import { clearPendingSubmission } from './submission/pending-submission';
import type { StepProps } from './useOperation';

const { heading, message } = errorText('CZ_TIMEOUT');

export function UnknownOutcome<T extends FlowTypes>(props: StepProps<T, AtUnknown<T>>) {
  useErrorShown('CZ_TIMEOUT');
  // A customer who leaves has read the warning. A reload runs no clean-up, so it shows the warning again.
  useEffect(() => clearPendingSubmission, []);
  return (
    <div role="alert">
      {props.flow.repeatable ? <PossibleDuplicate {...props} /> : <UnrepeatableOutcome {...props} />}
    </div>
  );
}

/** Money may have moved, so this page links to the history and offers no way to resend. */
function UnrepeatableOutcome<T extends FlowTypes>({ flow, setup, progress }: StepProps<T, AtUnknown<T>>) {
  const { headline, to, signed = [] } = flow.summary(progress.draft, setup, progress.quote);
  return (
    <MessagePage
      icon={Clock}
      tone="warning"
      title={heading}
      action={
        <>
          <LinkButton to={flow.history.to}>{flow.history.label}</LinkButton>
          <LinkButton to={SUMMARY} variant="outline">
            Volver al inicio
          </LinkButton>
        </>
      }
    >
      <p>
        <strong>{message}</strong>
      </p>
      <Card.Root my="4" color="fg">
        <Rows
          rows={[
            { label: headline.label, value: headline.value, detail: to },
            ...signed,
            { label: 'Enviada', value: formatDateTime(progress.at) },
          ]}
        />
      </Card.Root>
      <p>{`Si se hizo, la verás ahí en unos minutos. Si no, ${uncapitalize(flow.unchanged)}`}</p>
    </MessagePage>
  );
}
