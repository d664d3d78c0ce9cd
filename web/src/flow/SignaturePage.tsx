import { Text } from '@chakra-ui/react/text';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Column } from '../components/Column';
import { Dialog } from '../components/Dialog';
import { Loading } from '../components/Loading';
import { FlowFrame } from './FlowFrame';
import type { FlowTypes } from './flow';
import { signaturePosition } from './position';
import type { AtSignature } from './progress';
import { sendingText } from './sending-text';
import { SignedSubject } from './signature/SignedSubject';
import type { SignatureRequest } from './submission/signature-request';
import type { StepProps } from './useOperation';

export function SignaturePage<T extends FlowTypes>(props: StepProps<T, AtSignature<T>>) {
  const { flow, setup, operation, progress } = props;
  const { origin, request } = progress;
  // Kept until unmount: rendering the form again would start another signature.
  const [signedRequest, setSignedRequest] = useState<SignatureRequest>();
  const signature = flow.signature[origin.step];
  if (signature === null) return null;
  const cancel = () => operation.cancelSignature(progress);
  const { button, to, signed: rows = [] } = flow.summary(progress.draft, setup, progress.quote);
  const body = (
    <>
      <SignedSubject text={`${button} ${to}`.trim()} rows={rows} />
      {origin.step === 'input' && <Text textStyle="body.sm">{flow.signature.input?.stepsAfter}</Text>}
      {operation.isSending || signedRequest === request ? (
        <Loading label={sendingText(operation, 'Enviando tu operación...')} />
      ) : (
        <signature.Form
          request={request}
          onSigned={() => {
            setSignedRequest(request);
            operation.handleSigned(progress);
          }}
          onCancel={cancel}
        />
      )}
    </>
  );
  if (signature.slug === null) {
    return (
      <Dialog icon={ShieldCheck} title={signature.title} onClose={cancel} isLocked={operation.isSending}>
        {body}
      </Dialog>
    );
  }
  return (
    <FlowFrame position={signaturePosition(flow, progress)} heading={signature.title}>
      <Column display="grid" gap="3">
        {body}
      </Column>
    </FlowFrame>
  );
}
