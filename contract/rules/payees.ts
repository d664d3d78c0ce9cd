import type { PayeeStatus } from '../payees';

/** True for payees that cannot be paid. ON_HOLD payees can be paid. */
export const isDisabled = ({ status }: { status: PayeeStatus }): boolean =>
  status === 'INACTIVE' || status === 'BLOCKED';
