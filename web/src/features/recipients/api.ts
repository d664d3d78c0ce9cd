import { MAX_PAGE_SIZE } from '#contract/domain/page';
import { type NewRecipient, type Recipient, type RecipientEdit, recipients } from '#contract/recipients';
import type { SignatureRequest } from '#web/flow/submission/signature-request.ts';
import { selectData, unwrap } from '#web/lib/api/client.ts';
import { recipientsApi } from '#web/lib/api/clients/recipients.ts';
import { transfersApi } from '#web/lib/api/clients/transfers.ts';
import { headersOfFormSession } from '#web/lib/api/form-session.ts';
import { pathOf } from '#web/lib/api/path.ts';
import { loadRecipients } from '#web/lib/api/queries/recipients.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';

/** Reads the current list; null if it has no such recipient. */
export const findRecipient = async (recipientKey: string): Promise<Recipient | null> =>
  (await loadRecipients()).find(({ key }) => key === recipientKey) ?? null;

export const useScheduledTo = (recipientKey: string) =>
  transfersApi.list.useQuery({
    queryKey: queryKeys.transfers.scheduledTo(recipientKey),
    queryData: {
      query: { destination_account: recipientKey, transfer_status: 'SCHEDULED', limit: MAX_PAGE_SIZE },
    },
    select: selectData,
  });

/** The first call returns a signature request; the call after signing saves the recipient. */
export const createRecipient = (body: NewRecipient, visitId: string): Promise<Recipient | SignatureRequest> =>
  unwrap(recipientsApi.create.mutate({ headers: headersOfFormSession(visitId), body }));

/** The first call returns a signature request; the call after signing changes the recipient. */
export const editRecipient = (
  recipientKey: string,
  body: RecipientEdit,
  visitId: string,
): Promise<Recipient | SignatureRequest> =>
  unwrap(
    recipientsApi.edit.mutate({ params: { recipientKey }, headers: headersOfFormSession(visitId), body }),
  );

export const CREATE_PATH = recipients.create.path;
export const recipientPath = (recipientKey: string): string => pathOf(recipients.edit, { recipientKey });
