import type { Merchant } from '#contract/merchants';
import { billTypesOf, type PayeeCategory } from '#contract/payees';
import { toCentavos } from '#contract/shared/money';
import { ok } from '../api/client';
import { merchantsApi } from '../api/clients/merchants';
import { queryKeys } from '../api/query-keys';
import { listed } from './payees';

const queryOf = (category: PayeeCategory) => ({ bill_type: billTypesOf[category].join(',') });

const listedIn = ({ body }: { body: { data: readonly Merchant[] } }) => listed(body.data);

/** The companies of a category, without hidden ones: their payees would not be listed. */
export const useMerchants = (category: PayeeCategory) =>
  merchantsApi.list.useQuery({
    queryKey: [...queryKeys.merchants, category],
    queryData: { query: queryOf(category) },
    select: listedIn,
  });

/** The same, read now. */
export const loadMerchants = async (category: PayeeCategory): Promise<Merchant[]> =>
  listed((await ok(merchantsApi.list.query({ query: queryOf(category) }))).data);

/** Centavos that a top-up of a company may come to. */
export const loadAmounts = async (merchantKey: string): Promise<readonly number[]> =>
  (
    await ok(
      merchantsApi.allowedAmounts.query({ params: { merchantKey }, query: { bill_type: 'MOBILETOPUP' } }),
    )
  ).data.map(toCentavos);
