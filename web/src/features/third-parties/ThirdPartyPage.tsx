import { useLocation } from 'react-router';
import { FlowPage } from '../../flow/FlowPage';
import { TokenGate } from '../../signature/TokenGate';
import { NotFound } from '../../ui/NotFound';
import { thirdPartyFlows } from './third-party-flow';

/** The four kinds of transfer to others, told apart by their address. */
export default function ThirdPartyPage() {
  const { pathname } = useLocation();
  const flow = thirdPartyFlows.find(({ base }) => pathname === base || pathname.startsWith(`${base}/`));
  if (flow === undefined) return <NotFound />;
  return (
    <TokenGate>
      <FlowPage flow={flow} />
    </TokenGate>
  );
}
