import * as z from 'zod/mini';
import type { LimitKey } from '../limits';
import type { ThirdPartyAccountType } from './recipient-identifier';

export const TransferCategory = z.enum(['SPEI', 'SAME_BANK', 'CREDITS', 'CARDS']);
export type TransferCategory = z.infer<typeof TransferCategory>;

export const thirdPartyTypes = ['spei', 'same-bank', 'credits', 'cards'] as const;
export type ThirdPartyType = (typeof thirdPartyTypes)[number];

export const transferCategoryOf: Record<ThirdPartyType, TransferCategory> = {
  'spei': 'SPEI',
  'same-bank': 'SAME_BANK',
  'credits': 'CREDITS',
  'cards': 'CARDS',
};

export const transferTypeAndLimitOf: Record<
  ThirdPartyAccountType,
  { type: ThirdPartyType; limitKey: LimitKey }
> = {
  TPTOFF: { type: 'spei', limitKey: 'ThirdPartytransferOffUs' },
  TPTON: { type: 'same-bank', limitKey: 'ThirdPartytransferOnUs' },
  TPTCC: { type: 'cards', limitKey: 'CreditCardPayments' },
  TPTAMEX: { type: 'cards', limitKey: 'CreditCardPayments' },
  TPTLOAN: { type: 'credits', limitKey: 'PersonalLoan' },
  TPTMORTGAGE: { type: 'credits', limitKey: 'PaymentsMortgage' },
};
