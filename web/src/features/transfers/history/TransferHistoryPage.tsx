import { HistoryPage } from '#web/patterns/history/HistoryPage.tsx';
import { transferSource } from './history-source';

const TransferHistoryPage = () => <HistoryPage source={transferSource} />;

export default TransferHistoryPage;
