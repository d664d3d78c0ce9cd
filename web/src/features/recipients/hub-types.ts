import type { RecipientAccountType } from '#contract/domain/recipient-identifier';

/** What is kept on each hub. */
export const transferTypes: readonly RecipientAccountType[] = ['TPTOFF', 'TPTON', 'TPTLOAN', 'TPTMORTGAGE'];
export const cardTypes: readonly RecipientAccountType[] = ['TPTCC', 'TPTAMEX'];
