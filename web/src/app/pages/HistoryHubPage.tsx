import { HistoryHub } from '../../features/hubs/HistoryHub';
import { useSavingsAdmin } from '../../session/useSavingsAdmin';

/** The sidebar and the hub offer saving programs to the same customers. */
export default function HistoryHubPage() {
  return <HistoryHub savingPrograms={useSavingsAdmin()} />;
}
