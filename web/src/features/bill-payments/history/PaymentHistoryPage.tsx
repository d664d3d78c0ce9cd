import { HistoryPage } from '#web/patterns/history/HistoryPage.tsx';
import { paymentSource } from './history-source';

/** Which services were paid, which will be, and which were not. */
const PaymentHistoryPage = () => <HistoryPage source={paymentSource} />;

export default PaymentHistoryPage;
