import type { PaymentOperation } from './payment';
import type { ThirdPartyType } from './third-party-type';

/** Kinds of orders whose receipts movements link to. Other banks may have more. */
export type OperationKind =
  // Transfers
  | 'OWN'
  | ThirdPartyType
  // Payments
  | PaymentOperation;
