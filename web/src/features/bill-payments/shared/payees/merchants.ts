import { toCentavos } from '#contract/domain/money';
import type { Merchant } from '#contract/merchants';
import { billTypesOf, type PayeeCategory } from '#contract/payees';
import { unwrap } from '#web/lib/api/client.ts';
import { merchantsApi } from '#web/lib/api/clients/merchants.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { withoutHiddenMerchants } from './payees';

const queryOf = (category: PayeeCategory) => ({ bill_type: billTypesOf[category].join(',') });

const listedIn = ({ body }: { body: { data: readonly Merchant[] } }) => withoutHiddenMerchants(body.data);

export const merchantsKey = (category: PayeeCategory) => [...queryKeys.merchants, category];

/** Visible companies of a category; payees of hidden ones would not be listed. */
export const useMerchants = (category: PayeeCategory) =>
  merchantsApi.list.useQuery({
    queryKey: merchantsKey(category),
    queryData: { query: queryOf(category) },
    select: listedIn,
  });

export const loadMerchants = async (category: PayeeCategory): Promise<Merchant[]> =>
  withoutHiddenMerchants((await unwrap(merchantsApi.list.query({ query: queryOf(category) }))).data);

/** Top-up amounts of a company, in centavos. */
export const loadAmounts = async (merchantKey: string): Promise<readonly number[]> =>
  (
    await unwrap(
      merchantsApi.allowedAmounts.query({ params: { merchantKey }, query: { bill_type: 'MOBILETOPUP' } }),
    )
  ).data.map(toCentavos);
