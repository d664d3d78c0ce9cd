import { useQuery } from '@tanstack/react-query';
import { initClient } from '@ts-rest/core';
import { type NewRecipient, type Recipient, type RecipientEdit, recipients } from '#contract/recipients';
import type { RecipientAccountType } from '#contract/shared/recipient-identifier';
import { ApiError, FIELDS_REFUSED, isOutcomeUnknown } from '../../api/api-error';
import { clientOptions, ok } from '../../api/client';
import { queryKeys } from '../../api/query-keys';
import { readFlag } from '../../environment/flags';
import { isSignatureRequest, type SignatureRequest } from '../../signature/request';
import { withHold } from '../../transfer-book/recipient-hold';

const api = initClient(recipients, clientOptions);

/** A part of the list, by the kinds of account in it. */
export const savedKey = (types: readonly RecipientAccountType[]) => [...queryKeys.recipients.all, types];

async function loadSaved(types: readonly RecipientAccountType[]): Promise<Recipient[]> {
  const { data } = await ok(api.list({ query: { recipient_type: types.join(',') } }));
  const creditsOnHold = readFlag('creditsOnHold');
  return data.map((recipient) => withHold(recipient, creditsOnHold));
}

export const useSaved = (types: readonly RecipientAccountType[]) =>
  useQuery({ queryKey: savedKey(types), queryFn: () => loadSaved(types) });

export const loadAll = async (): Promise<Recipient[]> => (await ok(api.list({ query: {} }))).data;

/** One as the bank has it now: null where there is none, undefined where the bank does not say. */
const look = (recipientKey: string): Promise<Recipient | null | undefined> =>
  loadAll().then(
    (all) => all.find(({ key }) => key === recipientKey) ?? null,
    () => undefined,
  );

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

const isCalled = (saved: Recipient, body: RecipientEdit): boolean =>
  saved.alias === body.alias &&
  saved.name === body.name &&
  saved.lastName === body.last_name &&
  saved.secondLastName === body.second_last_name;

const changed = async (recipientKey: string, body: RecipientEdit): Promise<Recipient | undefined> => {
  const saved = await look(recipientKey);
  return saved && isCalled(saved, body) ? saved : undefined;
};

/**
 * Where the answer was lost, the list tells whether the change was made; and where a browser sent the call again
 * and is asked for another signature.
 */
export const editRecipient = (recipientKey: string, body: RecipientEdit) =>
  saying(ok(api.edit({ params: { recipientKey }, body }))).then(
    async (answer) => (isSignatureRequest(answer) ? ((await changed(recipientKey, body)) ?? answer) : answer),
    async (error: unknown) => {
      const saved = isOutcomeUnknown(error) ? await changed(recipientKey, body) : undefined;
      if (saved) return saved;
      throw error;
    },
  );

/** A browser may send a call again whose answer was lost, and is then told that there is no such recipient. */
const mayBeGone = (error: unknown): boolean =>
  isOutcomeUnknown(error) || (error instanceof ApiError && error.status === 404);

async function remove(recipientKey: string): Promise<SignatureRequest | null> {
  const { status, body } = await api.remove({ params: { recipientKey } });
  if (status === 204) return null;
  if (isSignatureRequest(body)) return body;
  throw new TypeError(`Status ${status} promises no removal`);
}

/** The signature that the bank asks for, or null: it is removed. Where the answer was lost, the list tells. */
export const removeRecipient = (recipientKey: string): Promise<SignatureRequest | null> =>
  remove(recipientKey).catch(async (error: unknown) => {
    if (mayBeGone(error) && (await look(recipientKey)) === null) return null;
    throw error;
  });

/** The calls that wait for a signature. */
export const CREATE_PATH = recipients.create.path;
export const recipientPath = (recipientKey: string): string =>
  recipients.edit.path.replace(':recipientKey', encodeURIComponent(recipientKey));
