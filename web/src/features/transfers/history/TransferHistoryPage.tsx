import { useRecipients } from '#web/lib/api/queries/recipients.ts';
import { HistoryPage } from '#web/patterns/history/HistoryPage.tsx';
import { transferSource } from './history-source';

/** The shortcuts name recipients: drawn later, they would move the list. */
const TransferHistoryPage = () => (
  <HistoryPage source={transferSource} isPending={useRecipients().isPending} />
);

export default TransferHistoryPage;
