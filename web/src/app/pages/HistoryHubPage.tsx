import { HistoryHub } from '#web/features/hubs/HistoryHub.tsx';
import { useSavingsAdmin } from '#web/lib/session/useSavingsAdmin.ts';

/** Links to the saving programs for the same customers as the sidebar. */
export default function HistoryHubPage() {
  return <HistoryHub savingPrograms={useSavingsAdmin()} />;
}
