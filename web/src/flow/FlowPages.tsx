import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { NotFound } from '../components/NotFound';
import { FlowPage, FlowStart } from './FlowPage';
import type { Flow, FlowTypes } from './flow';
import { TokenGate } from './signature/TokenGate';
import { useTokenType } from './signature/token-type';

/** Flows that are always signed require a token up front. */
export function FlowPages<T extends FlowTypes>({ flows }: { flows: readonly Flow<T>[] }) {
  const { pathname } = useLocation();
  const flow = flows.find(({ base }) => pathname === base || pathname.startsWith(`${base}/`));
  if (flow === undefined) return <NotFound />;
  if (flow.signs || (!flow.signature.input && !flow.signature.confirm)) return <FlowPage flow={flow} />;
  return (
    <TokenGate frame={(error) => <FlowStart flow={flow}>{error}</FlowStart>}>
      <Signed flow={flow} />
    </TokenGate>
  );
}

/** Drops the signature step for customers whose token type does not need it. */
function Signed<T extends FlowTypes>({ flow }: { flow: Flow<T> }) {
  const { type } = useTokenType();
  const own = useMemo(() => {
    const { confirm } = flow.signature;
    if (confirm?.of === undefined || confirm.of === 'everybody' || confirm.of === type) return flow;
    const { of: _, ...anybody } = confirm;
    return { ...flow, signature: { ...flow.signature, confirm: anybody } };
  }, [flow, type]);
  return <FlowPage flow={own} />;
}
