import { HistoryHub } from '#web/features/hubs/HistoryHub.tsx';
import { useSavingsAdmin } from '#web/lib/session/useSavingsAdmin.ts';

/** The sidebar and the hub offer saving programs to the same customers. */
export default function HistoryHubPage() {
  return <HistoryHub savingPrograms={useSavingsAdmin()} />;
}
