import { HistoryHub } from '#web/features/hubs/HistoryHub.tsx';
import { useSavingsAdmin } from '#web/lib/session/useSavingsAdmin.ts';

/** The sidebar applies the same condition. */
export default function HistoryHubPage() {
  return <HistoryHub savingPrograms={useSavingsAdmin()} />;
}
