import type { SignatureProps, SignatureRequest } from '../operation/signature-request';
import { QrForm } from './QrForm';
import type { SignedCall } from './signing';
import { TokenForm } from './TokenForm';

/** Asks for a signature in the way in which the bank wants it: on the phone, or with the token's value. */
export const SignatureForm = ({ call, ...props }: SignatureProps & { call: SignedCall }) =>
  props.request.by === 'QR' ? <QrForm {...props} /> : <TokenForm {...props} call={call} />;

/** The form in which a call is signed; `callOf` names the call that waits for a request. */
export const signWithToken =
  (callOf: (request: SignatureRequest) => SignedCall) => (props: SignatureProps) => (
    <SignatureForm {...props} call={callOf(props.request)} />
  );
