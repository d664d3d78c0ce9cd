import type { ProductSlug } from '#contract/domain/account';

export type PayableAccount = {
  key: string;
  slug: Extract<ProductSlug, 'credit-card' | 'line-of-credit' | 'loan' | 'mortgage'>;
  displayId: string;
};
