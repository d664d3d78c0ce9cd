import type { PayeeStatus } from '../payees';

/** Payees that cannot be paid. ON_HOLD ones can. */
export const isDisabled = ({ status }: { status: PayeeStatus }): boolean =>
  status === 'INACTIVE' || status === 'BLOCKED';
