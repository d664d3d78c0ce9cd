import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { SignatureRequest } from '../operation/signature-request';
import { Dialog } from '../ui/Dialog';
import { Loading } from '../ui/Loading';
import { FlowFrame, positionOf } from './FlowFrame';
import type { FlowTypes } from './flow';
import type { AtSignature } from './progress';
import type { StepProps } from './useOperation';

/** The signature in the place that the flow's routes give it: a page, or a dialog over the one that asked. */
export function SignaturePage<T extends FlowTypes>(props: StepProps<T, AtSignature<T>>) {
  const { flow, setup, operation, shown } = props;
  const { over, request } = shown;
  // Until this page is left: a form that came back would begin another signature.
  const [signed, setSigned] = useState<SignatureRequest>();
  const signature = flow.signature[over.step];
  if (signature === null) return null;
  const cancel = () => operation.cancelSignature(shown);
  const { button, to } = flow.summary(shown.draft, setup, shown.quote);
  const body = (
    <>
      {/* What is signed, said again where it is: 'Transferir $1,250.00 MXN a Guadalupe Reyes'. */}
      <Subject>{`${button} ${to}`}</Subject>
      {operation.sending || signed === request ? (
        <Loading label="Enviando tu operación..." />
      ) : (
        <signature.Form
          request={request}
          onSigned={() => {
            setSigned(request);
            operation.signed(shown);
          }}
          onCancel={cancel}
        />
      )}
    </>
  );
  if (signature.slug === null) {
    return (
      <Dialog title={signature.title} onClose={cancel} locked={operation.sending}>
        {body}
      </Dialog>
    );
  }
  const index = over.step === 'input' ? over.index : flow.inputs.length;
  // The way back from a signature leads to the input that was sent, not to the one before it.
  const { back } = positionOf(flow, shown.draft, index + 1);
  return (
    <FlowFrame position={{ ...positionOf(flow, shown.draft, index), back }} heading={signature.title}>
      {body}
    </FlowFrame>
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
