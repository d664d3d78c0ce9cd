import type { Portability } from '#contract/domain/portability';
import {
  type PortabilityOrder,
  type PortabilityQuote,
  payrollPortability,
} from '#contract/payroll-portability';
import { selectPartialData, unwrap } from '#web/lib/api/client.ts';
import { payrollPortabilityApi } from '#web/lib/api/clients/payroll-portability.ts';
import { sessionApi } from '#web/lib/api/clients/session.ts';
import { summaryApi } from '#web/lib/api/clients/summary.ts';
import { pathOf } from '#web/lib/api/path.ts';
import { loadHolidays, loadInstitutions } from '#web/lib/api/queries/references.ts';
import type { PortabilityFlowSetup } from './portability';
import { receivingAccounts } from './rules';

export const PORTABILITY_KEY = ['payroll-portability'];

const loadCustomer = async (): Promise<string> => (await unwrap(sessionApi.user.query())).key;

export const loadRequests = async (): Promise<Portability[]> =>
  (await unwrap(payrollPortabilityApi.list.query({ query: { customer_id: await loadCustomer() } }))).data;

export const useRequests = (customer_id: string) =>
  payrollPortabilityApi.list.useQuery({
    queryKey: PORTABILITY_KEY,
    queryData: { query: { customer_id } },
    select: selectPartialData,
    enabled: customer_id !== '',
  });

export const loadRequest = (portabilityKey: string): Promise<Portability> =>
  unwrap(payrollPortabilityApi.receipt.query({ params: { portabilityKey } }));

/** Reads the accounts of the summary, for a bank that omits the eligible accounts. */
const loadAccounts = async () =>
  (await unwrap(summaryApi.get.query())).data.flatMap(({ accounts }) => accounts);

async function startOperation() {
  const body = { customer_id: await loadCustomer(), portability_type: 'RECEIVE' as const };
  const setup = await unwrap(payrollPortabilityApi.setup.mutate({ body }));
  return { ...setup, accounts: receivingAccounts(setup.accounts ?? (await loadAccounts())) };
}

/** Opens an operation and loads the data for client-side checks. */
export async function setUp(_: string, query: URLSearchParams): Promise<PortabilityFlowSetup> {
  const rejected = query.get('correct');
  const [setup, institutions, holidays, corrected] = await Promise.all([
    startOperation(),
    loadInstitutions(),
    loadHolidays(),
    // If the rejected request cannot be read, the form starts empty.
    rejected === null ? undefined : loadRequest(rejected).catch(() => undefined),
  ]);
  return { ...setup, institutions, holidays, corrected };
}

type Operation = { key: string; nonce: string };

export const validate = ({ key, nonce }: Operation, order: PortabilityOrder): Promise<PortabilityQuote> =>
  unwrap(
    payrollPortabilityApi.validate.mutate({ params: { portabilityKey: key }, body: { ...order, nonce } }),
  );

export const confirm = ({ key, nonce }: Operation, order: PortabilityOrder) =>
  unwrap(
    payrollPortabilityApi.confirm.mutate({ params: { portabilityKey: key }, body: { ...order, nonce } }),
  );

/** Returns the path of the request that needs a signature. */
export const confirmPath = (portabilityKey: string): string =>
  pathOf(payrollPortability.confirm, { portabilityKey });

export const cancel = (portabilityKey: string): Promise<Portability> =>
  unwrap(payrollPortabilityApi.change.mutate({ params: { portabilityKey }, body: { status: 'CANCELLED' } }));

export const receiptPath = (portabilityKey: string): string =>
  pathOf(payrollPortability.receipt, { portabilityKey });
