import { type NewRecipient, type Recipient, type RecipientEdit, recipients } from '#contract/recipients';
import { ok } from '../../api/client';
import { recipientsApi } from '../../api/clients/recipients';
import { pathOf } from '../../api/path';
import { loadRecipients } from '../../api/queries/recipients';
import { ofVisit } from '../../api/visit';
import type { SignatureRequest } from '../../operation/signature-request';

/** One as the bank has it now; null where there is none. */
export const findRecipient = async (recipientKey: string): Promise<Recipient | null> =>
  (await loadRecipients()).find(({ key }) => key === recipientKey) ?? null;

/** Asks for a signature; sent again when that was given, saves the recipient. */
export const createRecipient = (body: NewRecipient, visitId: string): Promise<Recipient | SignatureRequest> =>
  ok(recipientsApi.create.mutate({ headers: ofVisit(visitId), body }));

/** Asks for a signature; sent again when that was given, changes the recipient. */
export const editRecipient = (
  recipientKey: string,
  body: RecipientEdit,
  visitId: string,
): Promise<Recipient | SignatureRequest> =>
  ok(recipientsApi.edit.mutate({ params: { recipientKey }, headers: ofVisit(visitId), body }));

/** The calls that wait for a signature. */
export const CREATE_PATH = recipients.create.path;
export const recipientPath = (recipientKey: string): string => pathOf(recipients.edit, { recipientKey });
