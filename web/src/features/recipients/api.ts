import { useQuery } from '@tanstack/react-query';
import { initClient } from '@ts-rest/core';
import { type NewRecipient, type Recipient, type RecipientEdit, recipients } from '#contract/recipients';
import type { RecipientAccountType } from '#contract/shared/recipient-identifier';
import { ApiError } from '../../api/api-error';
import { clientOptions, ok } from '../../api/client';
import { queryKeys } from '../../api/query-keys';

const api = initClient(recipients, clientOptions);

/** A part of the list, by the kinds of account in it. */
export const savedKey = (types: readonly RecipientAccountType[]) => [...queryKeys.recipients.all, types];

const loadSaved = async (types: readonly RecipientAccountType[]): Promise<Recipient[]> =>
  (await ok(api.list({ query: { recipient_type: types.join(',') } }))).data;

export const useSaved = (types: readonly RecipientAccountType[]) =>
  useQuery({ queryKey: savedKey(types), queryFn: () => loadSaved(types) });

export const loadAll = async (): Promise<Recipient[]> => (await ok(api.list({ query: {} }))).data;

const FIELDS_REFUSED = '0000';

/** What is wrong in a field is marked there. Anything else is said in the catalogue's words, whatever it names. */
const said = (error: unknown): unknown =>
  error instanceof ApiError && error.code !== FIELDS_REFUSED
    ? new ApiError({ ...error, notifications: [] }, { cause: error })
    : error;

const saying = <Answer>(call: Promise<Answer>): Promise<Answer> =>
  call.catch((error: unknown) => {
    throw said(error);
  });

/** Asks for a signature; sent again when that was given, saves the recipient. */
export const createRecipient = (body: NewRecipient) => saying(ok(api.create({ body })));

export const editRecipient = (recipientKey: string, body: RecipientEdit) =>
  saying(ok(api.edit({ params: { recipientKey }, body })));

export const removeRecipient = (recipientKey: string) => api.remove({ params: { recipientKey } });

/** The calls that wait for a signature. */
export const CREATE_PATH = recipients.create.path;
export const editPath = (recipientKey: string): string =>
  recipients.edit.path.replace(':recipientKey', encodeURIComponent(recipientKey));
