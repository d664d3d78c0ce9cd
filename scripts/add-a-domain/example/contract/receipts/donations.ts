import { formatAccount } from '../domain/account';
import { formatDateTime } from '../domain/dates';
import type { ReceiptRow } from '../domain/receipt';
import type { Donation } from '../donations';

export const DONATION_MADE = 'Donativo hecho';

/** The folio and the amount are shown above. */
export const donationReceiptRows = ({ charity, fromAccount, operationDate }: Donation): ReceiptRow[] => [
  { label: 'Organización', value: charity },
  { label: 'Cuenta origen', value: formatAccount(fromAccount) },
  { label: 'Fecha de operación', value: formatDateTime(operationDate) },
];
