import { queryOptions } from '@tanstack/react-query';
import type { Fund, FundOperation } from '#contract/domain/fund';
import type { FundChange, FundOrder, FundSetup } from '#contract/investment-funds';
import { ExecutedOrder } from '#web/flow/submission/executed-order.ts';
import { unwrap, unwrapPartial } from '#web/lib/api/client.ts';
import { investmentFundsApi } from '#web/lib/api/clients/investment-funds.ts';

/** Query keys of fund operations. */
export const fundKeys = {
  all: ['mutual-funds'],
  form: (key: string) => ['mutual-funds', 'form', key],
  history: (query: object) => ['mutual-funds', 'history', query],
} as const;

export const openOperation = (): Promise<FundSetup> => unwrap(investmentFundsApi.setup.mutate({ body: {} }));

/** Queries the funds and stores them for the flow's `check`. Refetched whenever the form is shown. */
export const fundsQuery = ({ key, funds }: { key: string; funds: Map<string, Fund> }) =>
  queryOptions({
    queryKey: fundKeys.form(key),
    queryFn: async () => {
      const read = await openOperation();
      for (const fund of read.funds) funds.set(fund.key, fund);
      return read.funds;
    },
    initialData: () => [...funds.values()],
    staleTime: 1_000,
  });

/** Validates an order. A bank that executed it instead returns its receipt. */
export async function checkOrder(operationKey: string, order: FundOrder) {
  const body = { ...order, action_type: 'VALIDATE' as const };
  const response = await unwrap(investmentFundsApi.execute.mutate({ params: { operationKey }, body }));
  return response.action_type === 'VALIDATE' ? response : new ExecutedOrder(response);
}

export async function execute(operationKey: string, order: FundOrder) {
  const body = { ...order, action_type: 'EXECUTE' as const };
  const answer = await unwrap(investmentFundsApi.execute.mutate({ params: { operationKey }, body }));
  if (answer.action_type !== 'EXECUTE')
    throw new TypeError('The bank returned a quote for an executed order');
  return answer;
}

type OperationQuery = NonNullable<Parameters<typeof investmentFundsApi.operations.query>[0]>['query'];

/** Rows that cannot be read are left out. */
export const readOperations = (query: OperationQuery) =>
  unwrapPartial(investmentFundsApi.operations.query({ query }));

export const loadOperations = async (query: OperationQuery): Promise<FundOperation[]> =>
  (await unwrap(investmentFundsApi.operations.query({ query }))).data;

export const loadReceipt = (operationKey: string): Promise<FundOperation> =>
  unwrap(investmentFundsApi.receipt.query({ params: { operationKey } }));

export const changeOperation = (operationKey: string, body: FundChange): Promise<FundOperation> =>
  unwrap(investmentFundsApi.change.mutate({ params: { operationKey }, body }));
