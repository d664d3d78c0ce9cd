import { FlowPage } from '../../flow/FlowPage';
import { ownTransferFlow } from './own-transfer-flow';

export default function OwnTransferPage() {
  return <FlowPage flow={ownTransferFlow} />;
}
