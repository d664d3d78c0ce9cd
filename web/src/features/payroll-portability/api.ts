import {
  type PortabilityOrder,
  type PortabilityQuote,
  payrollPortability,
} from '#contract/payroll-portability';
import type { Portability } from '#contract/shared/portability';
import { ok } from '../../api/client';
import { payrollPortabilityApi } from '../../api/clients/payroll-portability';
import { sessionApi } from '../../api/clients/session';
import { summaryApi } from '../../api/clients/summary';
import { pathOf } from '../../api/path';
import { loadHolidays, loadInstitutions } from '../../api/queries/references';
import type { PortabilityForm } from './portability';
import { receivingAccounts } from './rules';

export const PORTABILITY_KEY = ['payroll-portability'];

const loadCustomer = async (): Promise<string> => (await ok(sessionApi.user.query())).key;

export const loadRequests = async (): Promise<Portability[]> =>
  (await ok(payrollPortabilityApi.list.query({ query: { customer_id: await loadCustomer() } }))).data;

export const loadRequest = (portabilityKey: string): Promise<Portability> =>
  ok(payrollPortabilityApi.receipt.query({ params: { portabilityKey } }));

/** A bank may leave out the accounts that may receive a payroll: then they are those of the summary. */
const loadAccounts = async () => (await ok(summaryApi.get.query())).data.flatMap(({ accounts }) => accounts);

async function begin() {
  const body = { customer_id: await loadCustomer(), portability_type: 'RECEIVE' as const };
  const setup = await ok(payrollPortabilityApi.setup.mutate({ body }));
  return { ...setup, accounts: receivingAccounts(setup.accounts ?? (await loadAccounts())) };
}

/** The operation, and everything that the form says before the bank has to. */
export async function setUp(_: string, query: URLSearchParams): Promise<PortabilityForm> {
  const rejected = query.get('correct');
  const [setup, institutions, holidays, corrected] = await Promise.all([
    begin(),
    loadInstitutions(),
    loadHolidays(),
    // Without what it said the form is empty.
    rejected === null ? undefined : loadRequest(rejected).catch(() => undefined),
  ]);
  return { ...setup, institutions, holidays, corrected };
}

type Operation = { key: string; nonce: string };

export const validate = ({ key, nonce }: Operation, order: PortabilityOrder): Promise<PortabilityQuote> =>
  ok(payrollPortabilityApi.validate.mutate({ params: { portabilityKey: key }, body: { ...order, nonce } }));

export const confirm = ({ key, nonce }: Operation, order: PortabilityOrder) =>
  ok(payrollPortabilityApi.confirm.mutate({ params: { portabilityKey: key }, body: { ...order, nonce } }));

/** The call that waits for a signature. */
export const confirmPath = (portabilityKey: string): string =>
  pathOf(payrollPortability.confirm, { portabilityKey });

export const cancel = (portabilityKey: string): Promise<Portability> =>
  ok(payrollPortabilityApi.change.mutate({ params: { portabilityKey }, body: { status: 'CANCELLED' } }));

export const receiptPath = (portabilityKey: string): string =>
  pathOf(payrollPortability.receipt, { portabilityKey });
