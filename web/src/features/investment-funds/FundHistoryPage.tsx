import { HistoryPage } from '#web/patterns/history/HistoryPage.tsx';
import { fundSource } from './history-source';

/** Which units of funds were bought and sold, which will be, and which were not. */
const FundHistoryPage = () => <HistoryPage source={fundSource} />;

export default FundHistoryPage;
