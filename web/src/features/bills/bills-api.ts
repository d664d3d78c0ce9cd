import type { Bill, BillStatus } from '#contract/merchants';
import type { Payee } from '#contract/payees';
import { toCentavos } from '#contract/shared/money';
import { ok } from '../../api/client';
import { merchantsApi } from '../../api/clients/merchants';

/** The bills of a payee that can be paid, or those of a status. */
export const loadBills = (
  { key, merchantKey, billType }: Pick<Payee, 'key' | 'merchantKey' | 'billType'>,
  status?: BillStatus,
): Promise<readonly Bill[]> =>
  ok(
    merchantsApi.bills.query({
      params: { merchantKey },
      query: { bill_type: billType, payee_key: key, ...(status && { status }) },
    }),
  ).then(({ data }) => data);

/** Centavos that a top-up of a company may come to. */
export const loadAmounts = (merchantKey: string): Promise<readonly number[]> =>
  ok(
    merchantsApi.allowedAmounts.query({ params: { merchantKey }, query: { bill_type: 'MOBILETOPUP' } }),
  ).then(({ data }) => data.map(toCentavos));
