import { useLocation } from 'react-router';
import { TokenGate } from '../signature/TokenGate';
import { NotFound } from '../ui/NotFound';
import { FlowPage } from './FlowPage';
import type { Flow, FlowTypes } from './flow';

/** The flows of a domain, told apart by their address. One that is signed begins with a token or not at all. */
export function FlowPages<T extends FlowTypes>({ flows }: { flows: readonly Flow<T>[] }) {
  const { pathname } = useLocation();
  const flow = flows.find(({ base }) => pathname === base || pathname.startsWith(`${base}/`));
  if (flow === undefined) return <NotFound />;
  const page = <FlowPage flow={flow} />;
  return flow.signature.input || flow.signature.confirm ? <TokenGate>{page}</TokenGate> : page;
}
