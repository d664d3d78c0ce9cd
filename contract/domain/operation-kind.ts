import type { PaymentOperation } from './payment';
import type { ThirdPartyType } from './third-party-type';

/** Kinds of orders with a receipt to which movements refer. Other banks may have more. */
export type OperationKind =
  // Transfers
  | 'OWN'
  | ThirdPartyType
  // Payments
  | PaymentOperation;
