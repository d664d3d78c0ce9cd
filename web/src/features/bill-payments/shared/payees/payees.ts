import { billTypesOf, hiddenMerchantIds, type Payee, type PayeeCategory } from '#contract/payees';
import { unwrap } from '#web/lib/api/client.ts';
import { payeesApi } from '#web/lib/api/clients/payees.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { byText } from '#web/patterns/admin-list/controls.ts';

const queryOf = (category?: PayeeCategory) =>
  category === undefined ? {} : { bill_type: billTypesOf[category].join(',') };

/** Excludes hidden merchants and their payees, which are paid in other ways. */
export const withoutHiddenMerchants = <Row extends { merchantId: number }>(rows: readonly Row[]): Row[] =>
  rows.filter(({ merchantId }) => !hiddenMerchantIds.has(merchantId));

export const byNickname = byText<Payee>(({ nickname }) => nickname);

/** The bank sorts from Z to A; screens sort by nickname. */
const listedPayees = (rows: readonly Payee[]): Payee[] => withoutHiddenMerchants(rows).toSorted(byNickname);

const listedIn = ({ body }: { body: { data: readonly Payee[] } }) => listedPayees(body.data);

export const payeesKey = (category?: PayeeCategory) => [...queryKeys.payees.lists, category ?? 'every'];

export const usePayees = (category?: PayeeCategory) =>
  payeesApi.list.useQuery({
    queryKey: payeesKey(category),
    queryData: { query: queryOf(category) },
    select: listedIn,
  });

export const loadPayees = async (category?: PayeeCategory): Promise<Payee[]> =>
  listedPayees((await unwrap(payeesApi.list.query({ query: queryOf(category) }))).data);

/** Returns the first match in the bank's list, hidden payees included; null without a match. */
export const findPayeeWhere = async (predicate: (payee: Payee) => boolean): Promise<Payee | null> =>
  (await unwrap(payeesApi.list.query({ query: {} }))).data.find(predicate) ?? null;

export const findPayee = (payeeKey: string): Promise<Payee | null> =>
  findPayeeWhere(({ key }) => key === payeeKey);
