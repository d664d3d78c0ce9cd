import { RecipientAccountType } from '#contract/domain/recipient-identifier';
import {
  type ThirdPartyType,
  transferCategoryOf,
  transferTypeAndLimitOf,
} from '#contract/domain/third-party-type';
import type { Recipient } from '#contract/recipients';
import { type ThirdPartyOrder, type ThirdPartyQuote, thirdParties } from '#contract/third-parties';
import { errorInside } from '#web/lib/api/api-error.ts';
import { selectData, unwrap } from '#web/lib/api/client.ts';
import { thirdPartiesApi } from '#web/lib/api/clients/third-parties.ts';
import { transfersApi } from '#web/lib/api/clients/transfers.ts';
import { pathOf } from '#web/lib/api/path.ts';
import { loadLastSources } from '#web/lib/api/queries/last-sources.ts';
import { loadLimits } from '#web/lib/api/queries/limits.ts';
import { loadRecipients, withHolds } from '#web/lib/api/queries/recipients.ts';
import { loadHolidays } from '#web/lib/api/queries/references.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import type { ThirdPartyFlowSetup } from './third-party';

const accountTypes = (type: ThirdPartyType): RecipientAccountType[] =>
  RecipientAccountType.options.filter((kind) => kind !== 'OWN' && transferTypeAndLimitOf[kind].type === type);

/** Opens an operation and loads the data for client-side checks. */
export async function setUpThirdParty(type: ThirdPartyType): Promise<ThirdPartyFlowSetup> {
  const [setup, savedRecipients, limited, holidays, lastSources] = await Promise.all([
    unwrap(
      thirdPartiesApi.setup.mutate({
        body: { transfer_type: 'onetime', transfer_category: transferCategoryOf[type] },
      }),
    ),
    loadRecipients(accountTypes(type)),
    loadLimits(),
    loadHolidays(),
    loadLastSources(),
  ]);
  return {
    ...setup,
    type,
    recipients: withHolds(savedRecipients),
    limits: limited.data,
    holidays,
    lastSources,
  };
}

/** Recent transfers to a recipient, newest first. Twelve are enough to find distinct amounts. */
export const useRecentTransfers = ({ key, lastTransfer }: Recipient) =>
  transfersApi.list.useQuery({
    queryKey: queryKeys.transfers.history({ lastSentTo: key }),
    queryData: { query: { destination_account: key, transfer_status: 'PROCESSED', limit: 12 } },
    select: selectData,
    enabled: lastTransfer !== undefined,
  });

/** Validates an order. A 'poa' code in the response means that the other bank rejects it. */
export async function validateThirdParty(
  { key, nonce }: { key: string; nonce: string },
  order: ThirdPartyOrder,
): Promise<ThirdPartyQuote> {
  const body = { ...order, nonce, action: 'Validate' as const };
  const quote = await unwrap(thirdPartiesApi.validate.mutate({ params: { transferKey: key }, body }));
  const { notificationCode = '' } = quote;
  if (/poa/i.test(notificationCode)) throw errorInside(thirdParties.validate.path, notificationCode);
  return quote;
}

export const executeThirdParty = ({ key, nonce }: { key: string; nonce: string }, order: ThirdPartyOrder) =>
  unwrap(thirdPartiesApi.execute.mutate({ params: { transferKey: key }, body: { ...order, nonce } }));

/** Returns the path of the request that needs a signature. */
export const executePath = (transferKey: string): string => pathOf(thirdParties.execute, { transferKey });
