import { useLocation } from 'react-router';
import { FlowPage } from '../../flow/FlowPage';
import { TokenGate } from '../../signature/TokenGate';
import { LIMITS_ADMIN, LIMITS_CREATE } from './addresses';
import { limitsFlow } from './limits-flow';

const admin = limitsFlow(LIMITS_ADMIN);
const create = limitsFlow(LIMITS_CREATE);

export default function LimitsAdminPage() {
  const creating = useLocation().pathname.startsWith(LIMITS_CREATE);
  return (
    <TokenGate>
      <FlowPage flow={creating ? create : admin} />
    </TokenGate>
  );
}
