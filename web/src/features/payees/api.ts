import type { Merchant } from '#contract/merchants';
import { type NewPayee, type Payee, type PayeeEdit, payees } from '#contract/payees';
import type { FieldDefinition } from '#contract/shared/field-definition';
import { ok } from '../../api/client';
import { merchantsApi } from '../../api/clients/merchants';
import { payeesApi } from '../../api/clients/payees';
import { pathOf } from '../../api/path';
import { ofVisit } from '../../api/visit';
import type { SignatureRequest } from '../../operation/signature-request';
import { findPayeeThat } from '../../payee-book/payees';

/** What a company asks for when one of its customers is saved. */
export const loadFields = async ({ merchantKey, billType }: Merchant): Promise<FieldDefinition[]> => {
  const query = { bill_type: billType, action_type: 'CREATE' as const };
  return (await ok(merchantsApi.actionFields.query({ params: { merchantKey }, query }))).data;
};

/** Asks for a signature; sent again when that was given, saves the payee. */
export const savePayee = (body: NewPayee, visitId: string): Promise<Payee | SignatureRequest> =>
  ok(payeesApi.create.mutate({ headers: ofVisit(visitId), body }));

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
  ok(
    payeesApi.edit.mutate({
      params: { payeeKey: key },
      query: { bill_type: billType },
      headers: ofVisit(visitId),
      body,
    }),
  );

/** The calls that wait for a signature. */
export const CREATE_PATH = payees.create.path;
export const payeePath = ({ key, billType }: Named): string =>
  `${pathOf(payees.edit, { payeeKey: key })}?bill_type=${billType}`;
