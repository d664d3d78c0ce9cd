import { HistoryPage } from '#web/patterns/history/HistoryPage.tsx';
import { transferSource } from './history-source';

/** What was transferred, what will be, and what was not. */
const TransferHistoryPage = () => <HistoryPage source={transferSource} />;

export default TransferHistoryPage;
