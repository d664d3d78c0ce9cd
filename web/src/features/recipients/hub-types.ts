import type { RecipientAccountType } from '#contract/domain/recipient-identifier';

export const transferTypes: readonly RecipientAccountType[] = ['TPTOFF', 'TPTON', 'TPTLOAN', 'TPTMORTGAGE'];
export const cardTypes: readonly RecipientAccountType[] = ['TPTCC', 'TPTAMEX'];
