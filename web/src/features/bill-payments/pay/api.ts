import { queryOptions, skipToken } from '@tanstack/react-query';
import type { BankDate } from '#contract/domain/dates';
import type { BillType, PaymentReceipt } from '#contract/domain/payment';
import type { CustomerLimit } from '#contract/limits';
import type { Bill } from '#contract/merchants';
import type { Payee, PayeeCategory } from '#contract/payees';
import { type PaymentOrder, type PaymentQuote, type PaymentSetup, payments } from '#contract/payments';
import { paymentKinds } from '#contract/rules/payments';
import { limitOf } from '#web/flow/money-form/limit-rules.ts';
import type { SignatureRequest } from '#web/flow/submission/signature-request.ts';
import { unwrap } from '#web/lib/api/client.ts';
import { paymentsApi } from '#web/lib/api/clients/payments.ts';
import { pathOf } from '#web/lib/api/path.ts';
import { loadLastSources } from '#web/lib/api/queries/last-sources.ts';
import { loadLimits } from '#web/lib/api/queries/limits.ts';
import { loadHolidays } from '#web/lib/api/queries/references.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { loadBills } from '../shared/payees/bills';
import { loadAmounts } from '../shared/payees/merchants';
import { loadPayees } from '../shared/payees/payees';

export type Operation = Pick<PaymentSetup, 'key' | 'nonce'> & { billType: BillType };

/** Data that every payment form loads first. */
export type PaySetup = Pick<PaymentSetup, 'accounts' | 'exchangeMatrix'> & {
  operation: Operation;
  payees: readonly Payee[];
  limit: CustomerLimit | undefined;
  holidays: ReadonlySet<BankDate>;
  /** Names of the last source accounts, newest first. */
  lastSources: readonly string[];
};

const startPayment = (billType: BillType): Promise<PaymentSetup> =>
  unwrap(paymentsApi.setup.mutate({ query: { bill_type: billType }, body: { with_accounts: 'YES' } }));

/** Opens another operation in the same form session, since each accepts one bill type. */
export const openOperation = async (billType: BillType): Promise<Operation> => ({
  ...(await startPayment(billType)),
  billType,
});

/** Opens an operation and loads the data for client-side checks. */
export async function setUpPayment(category: PayeeCategory, billType: BillType): Promise<PaySetup> {
  const [{ key, nonce, accounts, exchangeMatrix }, payees, limits, holidays, lastSources] = await Promise.all(
    [startPayment(billType), loadPayees(category), loadLimits(), loadHolidays(), loadLastSources()],
  );
  const operation = { key, nonce, billType };
  const limit = limitOf(limits.data, paymentKinds[billType].limitKey);
  return { operation, accounts, exchangeMatrix, payees, limit, holidays, lastSources };
}

type Bills = Pick<PaySetup, 'operation'> & { bills: Map<string, readonly Bill[]> };

/** Queries the payable bills and stores them for the flow's `check`. Each form reads them again: others may have paid one. */
export const payableBillsQuery = ({ bills, operation }: Bills, payee: Payee | undefined) =>
  queryOptions({
    queryKey: [...queryKeys.payees.bills(payee?.key ?? ''), operation.key],
    queryFn: payee
      ? async () => {
          const payableBills = await loadBills(payee);
          bills.set(payee.key, payableBills);
          return payableBills;
        }
      : skipToken,
    placeholderData: payee && bills.get(payee.key),
    staleTime: 0,
  });

type Amounts = Pick<PaySetup, 'operation'> & { amounts: Map<string, readonly number[]> };

/** Queries the top-up amounts of a company and stores them for the flow's `check`. */
export const amountsQuery = ({ amounts, operation }: Amounts, merchantKey = '') =>
  queryOptions({
    queryKey: [...queryKeys.merchants, merchantKey, 'amounts', operation.key],
    queryFn: async () => {
      const companyAmounts = await loadAmounts(merchantKey);
      amounts.set(merchantKey, companyAmounts);
      return companyAmounts;
    },
    enabled: merchantKey !== '',
    placeholderData: amounts.get(merchantKey),
  });

export const validatePayment = ({ key, nonce }: Operation, order: PaymentOrder): Promise<PaymentQuote> =>
  unwrap(
    paymentsApi.validate.mutate({
      params: { paymentKey: key },
      body: { ...order, nonce, action_type: 'VALIDATE' },
    }),
  );

export const executePayment = (
  { key, nonce }: Operation,
  order: PaymentOrder,
): Promise<PaymentReceipt | SignatureRequest> =>
  unwrap(
    paymentsApi.execute.mutate({
      params: { paymentKey: key },
      body: { ...order, nonce, action_type: 'EXECUTE' },
    }),
  );

/** Returns the path of the request that needs a signature. */
export const executePath = (paymentKey: string): string => pathOf(payments.execute, { paymentKey });
