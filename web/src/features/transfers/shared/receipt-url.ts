import type { TransferRow } from '#contract/transfers';
import { receiptUrl } from '#web/flow/receipt/address.ts';
import { OWN_TRANSFER } from '#web/lib/addresses/transfers.ts';

/** Returns the receipt page of the flow that made the transfer. */
export const transferReceiptUrl = ({ key, thirdPartyType = 'OWN' }: TransferRow): string =>
  receiptUrl(thirdPartyType === 'OWN' ? OWN_TRANSFER : `/third-parties/${thirdPartyType}`, key);
