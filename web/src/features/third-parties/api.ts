import { initClient } from '@ts-rest/core';
import { limits } from '#contract/limits';
import { recipients } from '#contract/recipients';
import {
  type ThirdPartyOrder,
  type ThirdPartyQuote,
  type ThirdPartyType,
  thirdParties,
  thirdPartyOf,
  transferCategoryOf,
} from '#contract/third-parties';
import { refusalInside } from '../../api/api-error';
import { clientOptions, ok } from '../../api/client';
import { withHold } from '../../api/queries/recipient-hold';
import { loadHolidays } from '../../api/queries/references';
import { readFlag } from '../../environment/flags';
import type { ThirdPartyForm } from './third-party';

const api = initClient(thirdParties, clientOptions);
const recipientsApi = initClient(recipients, clientOptions);
const limitsApi = initClient(limits, clientOptions);

const accountTypes = (type: ThirdPartyType): string =>
  Object.entries(thirdPartyOf)
    .flatMap(([accountType, kind]) => (kind.type === type ? [accountType] : []))
    .join(',');

/** The operation, and everything that the form says before the bank has to. */
export async function setUpThirdParty(type: ThirdPartyType): Promise<ThirdPartyForm> {
  const [setup, saved, limited, holidays] = await Promise.all([
    ok(api.setup({ body: { transfer_type: 'onetime', transfer_category: transferCategoryOf[type] } })),
    ok(recipientsApi.list({ query: { recipient_type: accountTypes(type) } })),
    ok(limitsApi.list()),
    loadHolidays(),
  ]);
  const creditsOnHold = readFlag('creditsOnHold');
  const usable = saved.data.map((recipient) => withHold(recipient, creditsOnHold));
  return { ...setup, type, recipients: usable, limits: limited.data, holidays };
}

/** Checks an order with the bank. A 'poa' code in its answer is a refusal of the other bank. */
export async function validateThirdParty(
  { key, nonce }: { key: string; nonce: string },
  order: ThirdPartyOrder,
): Promise<ThirdPartyQuote> {
  const body = { ...order, nonce, action: 'Validate' as const };
  const quote = await ok(api.validate({ params: { transferKey: key }, body }));
  const { notificationCode = '' } = quote;
  if (/poa/i.test(notificationCode)) throw refusalInside(thirdParties.validate.path, notificationCode);
  return quote;
}

export const executeThirdParty = ({ key, nonce }: { key: string; nonce: string }, order: ThirdPartyOrder) =>
  ok(api.execute({ params: { transferKey: key }, body: { ...order, nonce } }));

/** The call that waits for a signature. */
export const executePath = (transferKey: string): string =>
  thirdParties.execute.path.replace(':transferKey', encodeURIComponent(transferKey));
