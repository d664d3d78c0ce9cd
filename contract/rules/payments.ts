import type { DailyService } from '../domain/hours';
import type { BillType, PaymentOperation } from '../domain/payment';
import type { LimitKey } from '../limits';

type Kind = { limitKey: LimitKey; service: DailyService };

const BILL: Kind = { limitKey: 'BillPayments', service: 'bill-payments' };

/** Limit and service hours that apply. */
export const paymentKinds: Record<BillType, Kind> = {
  WITHRECEIPT: BILL,
  WITHOUTRECEIPT: BILL,
  MOBILETOPUP: { limitKey: 'MobileTopUp', service: 'mobile-top-up' },
};

/** Only sent bills accept a partial payment or an overpayment. */
export const allowsOtherAmount = (operation: PaymentOperation): boolean => operation === 'WITHRECEIPT';
