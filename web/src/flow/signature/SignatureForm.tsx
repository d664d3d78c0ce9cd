import { Skeleton } from '@chakra-ui/react/skeleton';
import { lazy, Suspense } from 'react';
import type { SignatureProps, SignatureRequest } from '../submission/signature-request';
import type { SignedCall } from './signing';
import { TokenForm } from './TokenForm';

/* Loaded on demand: few customers sign by QR code. */
const QrForm = lazy(() => import('./QrForm'));

export const SignatureForm = ({ call, ...props }: SignatureProps & { call: SignedCall }) =>
  props.request.by === 'QR' ? (
    <Suspense fallback={<Skeleton height="420px" />}>
      <QrForm {...props} />
    </Suspense>
  ) : (
    <TokenForm {...props} call={call} />
  );

/** `callOf` returns the call to sign. */
export const signWithToken =
  (callOf: (request: SignatureRequest) => SignedCall) => (props: SignatureProps) => (
    <SignatureForm {...props} call={callOf(props.request)} />
  );
