import type { DailyService } from '../domain/hours';
import type { BillType, PaymentOperation } from '../domain/payment';
import type { LimitKey } from '../limits';

type Kind = { limitKey: LimitKey; service: DailyService };

const BILL: Kind = { limitKey: 'BillPayments', service: 'bill-payments' };

/** Limit and service hours by bill type. */
export const paymentKinds: Record<BillType, Kind> = {
  WITHRECEIPT: BILL,
  WITHOUTRECEIPT: BILL,
  MOBILETOPUP: { limitKey: 'MobileTopUp', service: 'mobile-top-up' },
};

/** True for bills with a receipt: they may be paid in part or overpaid. */
export const allowsOtherAmount = (operation: PaymentOperation): boolean => operation === 'WITHRECEIPT';
