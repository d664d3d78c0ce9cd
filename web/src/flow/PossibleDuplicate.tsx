import { Clock } from 'lucide-react';
import { Button, LinkButton } from '../components/Button';
import { MessagePage } from '../components/MessagePage';
import type { FlowTypes } from './flow';
import type { AtUnknown } from './progress';
import { sendingText } from './sending-text';
import type { StepProps } from './useOperation';

/** Only for operations that move no money: the same body can be sent again. */
export const PossibleDuplicate = <T extends FlowTypes>({
  flow,
  operation,
  progress,
}: StepProps<T, AtUnknown<T>>) => (
  <MessagePage
    icon={Clock}
    tone="warning"
    title="No recibimos la respuesta del banco"
    action={
      <>
        <Button
          onClick={() => operation.send({ step: 'confirm', draft: progress.draft, quote: progress.quote })}
          busy={operation.isSending && sendingText(operation)}
        >
          Intentar de nuevo
        </Button>
        <LinkButton to={flow.history.to} variant="outline">
          {flow.history.label}
        </LinkButton>
      </>
    }
  >
    <p>No sabemos si quedó hecho. Intenta de nuevo: si ya se hizo, no se repite.</p>
  </MessagePage>
);
