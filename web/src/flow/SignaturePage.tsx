import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { SignatureRequest } from '../signature/request';
import { Dialog } from '../ui/Dialog';
import { Loading } from '../ui/Loading';
import { FlowFrame, type FrameProps } from './FlowFrame';
import type { Signature } from './flow';

type SignaturePageProps = {
  frame: Omit<FrameProps, 'children' | 'heading'>;
  signature: Signature;
  request: SignatureRequest;
  /** What is signed, said again where it is: 'Transferir $1,250.00 MXN a Guadalupe Reyes'. */
  subject: string;
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
  subject,
  sending,
  onSigned,
  onCancel,
}: SignaturePageProps) {
  // Until this page is left: a form that came back would begin another signature.
  const [signed, setSigned] = useState<SignatureRequest>();
  const body =
    sending || signed === request ? (
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
  const signing = (
    <>
      <Subject>{subject}</Subject>
      {body}
    </>
  );
  return signature.slug !== null ? (
    <FlowFrame {...frame} heading={signature.title}>
      {signing}
    </FlowFrame>
  ) : (
    <Dialog title={signature.title} onClose={onCancel} locked={sending}>
      {signing}
    </Dialog>
  );
}

const Subject = chakra('p', {
  base: {
    mt: '2',
    px: '14px',
    py: '10px',
    borderRadius: 'control',
    bg: 'bg.muted',
    color: 'fg',
    fontWeight: '600',
  },
});
