import { checkStartDate } from '#bank/core/calendar/start-date';
import type { BankDate } from '#contract/domain/dates';
import type { TransferOrder } from '#contract/transfers';

export const checkTransferDate = (
  { transfer_type, start_date }: Pick<TransferOrder, 'transfer_type' | 'start_date'>,
  today: BankDate,
  isClosed: (date: BankDate) => boolean,
): void =>
  checkStartDate(
    { date: start_date, scheduled: transfer_type === 'schedule' },
    { today, isClosed, field: 'start_date', what: 'la transferencia' },
  );
