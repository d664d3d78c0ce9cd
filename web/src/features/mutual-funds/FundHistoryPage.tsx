import { HistoryPage } from '../../history/HistoryPage';
import { fundSource } from './history-source';

/** Which units of funds were bought and sold, which will be, and which were not. */
const FundHistoryPage = () => <HistoryPage source={fundSource} />;

export default FundHistoryPage;
