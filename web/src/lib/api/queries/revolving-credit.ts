import { selectBody } from '../client';
import { creditApi } from '../clients/credit';
import { queryKeys } from '../query-keys';

export const creditQuery = (accountKey: string) => ({
  queryKey: queryKeys.accounts.part(accountKey, 'credit'),
  queryData: { params: { accountKey } },
});

const useCard = (accountKey: string) =>
  creditApi.card.useQuery({ ...creditQuery(accountKey), select: selectBody });
const useLine = (accountKey: string) =>
  creditApi.line.useQuery({ ...creditQuery(accountKey), select: selectBody });

export const revolvingHooks = { 'credit-card': useCard, 'line-of-credit': useLine } as const;
export type RevolvingSlug = keyof typeof revolvingHooks;

export function useRevolvingCredit(slug: RevolvingSlug, accountKey: string) {
  const useProduct = revolvingHooks[slug];
  return useProduct(accountKey);
}
