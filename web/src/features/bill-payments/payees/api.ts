import type { FieldDefinition } from '#contract/domain/field-definition';
import type { Merchant } from '#contract/merchants';
import { type NewPayee, type Payee, type PayeeEdit, payees } from '#contract/payees';
import type { SignatureRequest } from '#web/flow/submission/signature-request.ts';
import { selectData, unwrap } from '#web/lib/api/client.ts';
import { merchantsApi } from '#web/lib/api/clients/merchants.ts';
import { payeesApi } from '#web/lib/api/clients/payees.ts';
import { headersOfFormSession } from '#web/lib/api/form-session.ts';
import { pathOf } from '#web/lib/api/path.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { findPayeeWhere } from '../shared/payees/payees';

/** Fields that a company requires for a new payee. */
export const loadFields = async ({ merchantKey, billType }: Merchant): Promise<FieldDefinition[]> => {
  const query = { bill_type: billType, action_type: 'CREATE' as const };
  return (await unwrap(merchantsApi.actionFields.query({ params: { merchantKey }, query }))).data;
};

export const usePayeeFields = (payeeKey: string) =>
  payeesApi.fields.useQuery({
    queryKey: [...queryKeys.payees.all, payeeKey, 'fields'],
    queryData: { params: { payeeKey } },
    select: selectData,
    staleTime: 0,
  });

/** The first call returns a signature request; the call after signing saves the payee. */
export const savePayee = (body: NewPayee, visitId: string): Promise<Payee | SignatureRequest> =>
  unwrap(payeesApi.create.mutate({ headers: headersOfFormSession(visitId), body }));

/** True if the payee has the number of the request. If the bank returns no number, compares the nickname. */
export function matchesRequest(payee: Payee, body: NewPayee): boolean {
  const { merchantKey, nickname, mobileTelephone, reference = mobileTelephone } = payee;
  const numbers = [body.mobile_telephone, ...(body.fields ?? []).map(({ value }) => value)];
  const isSame = reference === undefined ? nickname === body.nickname : numbers.includes(reference);
  return merchantKey === body.merchant_key && isSame;
}

/** Finds the payee saved by a request whose response was lost. */
export const findSaved = (body: NewPayee): Promise<Payee | null> =>
  findPayeeWhere((payee) => matchesRequest(payee, body));

type PayeeRef = Pick<Payee, 'key' | 'billType'>;

/** The first call returns a signature request; the call after signing changes the payee. */
export const editPayee = (
  { key, billType }: PayeeRef,
  body: PayeeEdit,
  visitId: string,
): Promise<Payee | SignatureRequest> =>
  unwrap(
    payeesApi.edit.mutate({
      params: { payeeKey: key },
      query: { bill_type: billType },
      headers: headersOfFormSession(visitId),
      body,
    }),
  );

/** Paths of the requests that need a signature. */
export const CREATE_PATH = payees.create.path;
export const payeePath = ({ key, billType }: PayeeRef): string =>
  `${pathOf(payees.edit, { payeeKey: key })}?bill_type=${billType}`;
