import { useRecipients } from '#web/lib/api/queries/recipients.ts';
import { HistoryPage } from '#web/patterns/history/HistoryPage.tsx';
import { transferSource } from './history-source';

/** Waits for the recipients: shortcuts with their names would move the list if drawn later. */
const TransferHistoryPage = () => (
  <HistoryPage source={transferSource} isPending={useRecipients().isPending} />
);

export default TransferHistoryPage;
