import { useLocation } from 'react-router';
import { FlowPage } from '../../flow/FlowPage';
import { TokenGate } from '../../signature/TokenGate';
import { NotFound } from '../../ui/NotFound';
import { recipientFlows } from './create/recipient-flow';

/** The three forms that save a recipient, told apart by their address. */
export default function CreateRecipientPage() {
  const { pathname } = useLocation();
  const flow = recipientFlows.find(({ base }) => pathname === base || pathname.startsWith(`${base}/`));
  if (flow === undefined) return <NotFound />;
  return (
    <TokenGate>
      <FlowPage flow={flow} />
    </TokenGate>
  );
}
