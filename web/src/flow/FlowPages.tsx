import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { NotFound } from '../components/NotFound';
import { FlowPage, FlowStart } from './FlowPage';
import type { Flow, FlowTypes } from './flow';
import { TokenGate } from './signature/TokenGate';
import { useTokenType } from './signature/token-type';

/** Requires a token before the form of a flow whose orders are always signed. */
export function FlowPages<T extends FlowTypes>({ flows }: { flows: readonly Flow<T>[] }) {
  const { pathname } = useLocation();
  const flow = flows.find(({ base }) => pathname === base || pathname.startsWith(`${base}/`));
  if (flow === undefined) return <NotFound />;
  if (flow.needsSignature || (!flow.signature.input && !flow.signature.confirm))
    return <FlowPage flow={flow} />;
  return (
    <TokenGate frame={(error) => <FlowStart flow={flow}>{error}</FlowStart>}>
      <SignedFlowPage flow={flow} />
    </TokenGate>
  );
}

/** Counts the signature step from the start only for customers whose token type always signs. */
function SignedFlowPage<T extends FlowTypes>({ flow }: { flow: Flow<T> }) {
  const { type } = useTokenType();
  const flowForToken = useMemo(() => {
    const { confirm } = flow.signature;
    if (confirm?.tokenType === undefined || confirm.tokenType === 'everybody' || confirm.tokenType === type)
      return flow;
    const { tokenType: _, ...confirmWithoutTokenType } = confirm;
    return { ...flow, signature: { ...flow.signature, confirm: confirmWithoutTokenType } };
  }, [flow, type]);
  return <FlowPage flow={flowForToken} />;
}
