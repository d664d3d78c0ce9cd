import { lazy, Suspense } from 'react';
import type { SignatureProps, SignatureRequest } from '../signature/request';
import type { SignedCall } from '../signature/signing';
import { Loading } from '../ui/Loading';

/** Fetched when a signature is asked for: a form weighs less without it, and many visits end before one. */
const TokenForm = lazy(async () => ({ default: (await import('../signature/TokenForm')).TokenForm }));

/** The form in which a flow's call is signed with the token; `callOf` names the call that waits for a request. */
export const signWithToken =
  (callOf: (request: SignatureRequest) => SignedCall) => (props: SignatureProps) => (
    <Suspense fallback={<Loading label="Preparando tu firma..." />}>
      <TokenForm {...props} call={callOf(props.request)} />
    </Suspense>
  );
