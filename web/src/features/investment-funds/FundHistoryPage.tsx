import { HistoryPage } from '#web/patterns/history/HistoryPage.tsx';
import { fundSource } from './history-source';

const FundHistoryPage = () => <HistoryPage source={fundSource} />;

export default FundHistoryPage;
