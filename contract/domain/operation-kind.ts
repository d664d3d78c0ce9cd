import type { PaymentOperation } from './payment';
import type { ThirdPartyType } from './third-party-type';

/** Orders with a receipt that movements link to. Other banks may have more kinds. */
export type OperationKind =
  // Transfers
  | 'OWN'
  | ThirdPartyType
  // Payments
  | PaymentOperation;
