import { lazy, Suspense } from 'react';
import { Skeleton } from '#web/components/Skeleton.tsx';
import type { SignatureProps, SignatureRequest } from '../submission/signature-request';
import type { SignedCall } from './signing';
import { TokenForm } from './TokenForm';

/* Few have a token on the phone: what draws its code comes when it is asked for. */
const QrForm = lazy(() => import('./QrForm'));

/** Asks for a signature in the way in which the bank wants it: on the phone, or with the token's value. */
export const SignatureForm = ({ call, ...props }: SignatureProps & { call: SignedCall }) =>
  props.request.by === 'QR' ? (
    <Suspense fallback={<Skeleton height="420px" />}>
      <QrForm {...props} />
    </Suspense>
  ) : (
    <TokenForm {...props} call={call} />
  );

/** The form in which a call is signed; `callOf` names the call that waits for a request. */
export const signWithToken =
  (callOf: (request: SignatureRequest) => SignedCall) => (props: SignatureProps) => (
    <SignatureForm {...props} call={callOf(props.request)} />
  );
