import { selectBody } from '../client';
import { loansApi } from '../clients/loans';
import { mortgagesApi } from '../clients/mortgages';
import { creditQuery, revolvingHooks } from './revolving-credit';

const useLoan = (accountKey: string) =>
  loansApi.get.useQuery({ ...creditQuery(accountKey), select: selectBody });
const useMortgage = (accountKey: string) =>
  mortgagesApi.get.useQuery({ ...creditQuery(accountKey), select: selectBody });

const instalmentHooks = { loan: useLoan, mortgage: useMortgage } as const;
export type InstalmentSlug = keyof typeof instalmentHooks;

export function useInstalmentCredit(slug: InstalmentSlug, accountKey: string) {
  const useProduct = instalmentHooks[slug];
  return useProduct(accountKey);
}

const creditHooks = { ...revolvingHooks, ...instalmentHooks } as const;
export type CreditSlug = keyof typeof creditHooks;

export function useCredit(slug: CreditSlug, accountKey: string) {
  const useProduct = creditHooks[slug];
  return useProduct(accountKey);
}
