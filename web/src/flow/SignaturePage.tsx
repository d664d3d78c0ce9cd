import { useState } from 'react';
import { Dialog } from '../ui/Dialog';
import { Loading } from '../ui/Loading';
import { FlowFrame, type FrameProps } from './FlowFrame';
import type { Signature, SignatureRequest } from './signature';

type SignaturePageProps = {
  frame: Omit<FrameProps, 'children' | 'heading'>;
  signature: Signature;
  request: SignatureRequest;
  /** Signed, and the operation is on its way. */
  sending: boolean;
  onSigned: () => void;
  onCancel: () => void;
};

/** The signature in the place that the flow's routes give it. */
export function SignaturePage({
  frame,
  signature,
  request,
  sending,
  onSigned,
  onCancel,
}: SignaturePageProps) {
  // Until this page is left: a form that came back would begin another signature.
  const [signed, setSigned] = useState<SignatureRequest>();
  const body =
    signed === request ? (
      <Loading label="Enviando tu operación..." />
    ) : (
      <signature.Form
        request={request}
        onSigned={() => {
          setSigned(request);
          onSigned();
        }}
        onCancel={onCancel}
      />
    );
  return signature.slug !== null ? (
    <FlowFrame {...frame} heading={signature.title}>
      {body}
    </FlowFrame>
  ) : (
    <Dialog title={signature.title} onClose={onCancel} locked={sending}>
      {body}
    </Dialog>
  );
}
