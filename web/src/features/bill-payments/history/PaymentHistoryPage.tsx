import { HistoryPage } from '#web/patterns/history/HistoryPage.tsx';
import { paymentSource } from './history-source';

const PaymentHistoryPage = () => <HistoryPage source={paymentSource} />;

export default PaymentHistoryPage;
