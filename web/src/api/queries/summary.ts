import { summaryApi } from '../clients/summary';
import { queryKeys } from '../query-keys';

type Answer = NonNullable<ReturnType<typeof useSummaryAnswer>['data']>;

const accountsIn = ({ body }: Answer) => body.data.flatMap(({ accounts }) => accounts);

/** The account summary, with the headers that came with it. */
export const useSummaryAnswer = () => summaryApi.get.useQuery({ queryKey: queryKeys.summary });

/** The customer's accounts, from the same answer that the account summary shows. */
export const useOwnAccounts = () =>
  summaryApi.get.useQuery({ queryKey: queryKeys.summary, select: accountsIn });
