import { RecipientAccountType } from '#contract/shared/recipient-identifier';
import { type ThirdPartyType, thirdPartyOf, transferCategoryOf } from '#contract/shared/third-party-type';
import { type ThirdPartyOrder, type ThirdPartyQuote, thirdParties } from '#contract/third-parties';
import { refusalInside } from '../../api/api-error';
import { ok } from '../../api/client';
import { thirdPartiesApi } from '../../api/clients/third-parties';
import { pathOf } from '../../api/path';
import { loadLastSources } from '../../api/queries/last-sources';
import { loadLimits } from '../../api/queries/limits';
import { loadRecipients, usable } from '../../api/queries/recipients';
import { loadHolidays } from '../../api/queries/references';
import type { ThirdPartyForm } from './third-party';

const accountTypes = (type: ThirdPartyType): RecipientAccountType[] =>
  RecipientAccountType.options.filter((kind) => kind !== 'OWN' && thirdPartyOf[kind].type === type);

/** The operation, and everything that the form says before the bank has to. */
export async function setUpThirdParty(type: ThirdPartyType): Promise<ThirdPartyForm> {
  const [setup, saved, limited, holidays, lastSources] = await Promise.all([
    ok(
      thirdPartiesApi.setup.mutate({
        body: { transfer_type: 'onetime', transfer_category: transferCategoryOf[type] },
      }),
    ),
    loadRecipients(accountTypes(type)),
    loadLimits(),
    loadHolidays(),
    loadLastSources(),
  ]);
  return { ...setup, type, recipients: usable(saved), limits: limited.data, holidays, lastSources };
}

/** Checks an order with the bank. A 'poa' code in its answer is a refusal of the other bank. */
export async function validateThirdParty(
  { key, nonce }: { key: string; nonce: string },
  order: ThirdPartyOrder,
): Promise<ThirdPartyQuote> {
  const body = { ...order, nonce, action: 'Validate' as const };
  const quote = await ok(thirdPartiesApi.validate.mutate({ params: { transferKey: key }, body }));
  const { notificationCode = '' } = quote;
  if (/poa/i.test(notificationCode)) throw refusalInside(thirdParties.validate.path, notificationCode);
  return quote;
}

export const executeThirdParty = ({ key, nonce }: { key: string; nonce: string }, order: ThirdPartyOrder) =>
  ok(thirdPartiesApi.execute.mutate({ params: { transferKey: key }, body: { ...order, nonce } }));

/** The call that waits for a signature. */
export const executePath = (transferKey: string): string => pathOf(thirdParties.execute, { transferKey });
