import type { FieldDefinition } from '#contract/domain/field-definition';
import type { Merchant } from '#contract/merchants';
import { type NewPayee, type Payee, type PayeeEdit, payees } from '#contract/payees';
import type { SignatureRequest } from '#web/flow/submission/signature-request.ts';
import { unwrap } from '#web/lib/api/client.ts';
import { merchantsApi } from '#web/lib/api/clients/merchants.ts';
import { payeesApi } from '#web/lib/api/clients/payees.ts';
import { isOfFormSession } from '#web/lib/api/form-session.ts';
import { pathOf } from '#web/lib/api/path.ts';
import { findPayeeThat } from '../shared/payees/payees';

/** What a company asks for when one of its customers is saved. */
export const loadFields = async ({ merchantKey, billType }: Merchant): Promise<FieldDefinition[]> => {
  const query = { bill_type: billType, action_type: 'CREATE' as const };
  return (await unwrap(merchantsApi.actionFields.query({ params: { merchantKey }, query }))).data;
};

/** Asks for a signature; sent again when that was given, saves the payee. */
export const savePayee = (body: NewPayee, visitId: string): Promise<Payee | SignatureRequest> =>
  unwrap(payeesApi.create.mutate({ headers: isOfFormSession(visitId), body }));

/** What was saved by this request: what to look for when the bank's answer was lost. */
export const findSaved = (body: NewPayee): Promise<Payee | null> =>
  findPayeeThat(
    ({ nickname, merchantKey }) => nickname === body.nickname && merchantKey === body.merchant_key,
  );

type Named = Pick<Payee, 'key' | 'billType'>;

/** Asks for a signature; sent again when that was given, changes the payee. */
export const editPayee = (
  { key, billType }: Named,
  body: PayeeEdit,
  visitId: string,
): Promise<Payee | SignatureRequest> =>
  unwrap(
    payeesApi.edit.mutate({
      params: { payeeKey: key },
      query: { bill_type: billType },
      headers: isOfFormSession(visitId),
      body,
    }),
  );

/** The calls that wait for a signature. */
export const CREATE_PATH = payees.create.path;
export const payeePath = ({ key, billType }: Named): string =>
  `${pathOf(payees.edit, { payeeKey: key })}?bill_type=${billType}`;
