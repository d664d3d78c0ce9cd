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

const HEADING = 'Firma tu operación';

/** The signature in the place that the flow's routes give it. */
export function SignaturePage({
  frame,
  signature,
  request,
  sending,
  onSigned,
  onCancel,
}: SignaturePageProps) {
  const body = sending ? (
    <Loading label="Enviando tu operación..." />
  ) : (
    <signature.Form request={request} onSigned={onSigned} onCancel={onCancel} />
  );
  return signature.as === 'step' ? (
    <FlowFrame {...frame} heading={HEADING}>
      {body}
    </FlowFrame>
  ) : (
    <Dialog title={HEADING} onClose={onCancel} locked={sending}>
      {body}
    </Dialog>
  );
}
