import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { recipients } from '#contract/recipients';
import type { Account } from '#contract/shared/account';
import { clientOptions } from '../../api/client';
import { queryKeys } from '../../api/query-keys';
import { accountOption } from '../../forms/AccountSelect';
import { recipientName } from '../../money-form/accounts';

const api = initTsrReactQuery(recipients, clientOptions);

/** Where money can have gone to: the customer's own accounts and saved recipients, to choose from. */
export function useDestinations(accounts: readonly Account[]) {
  const { data } = api.list.useQuery({ queryKey: [...queryKeys.recipients.all, 'every'] });
  const saved = data?.body.data ?? [];
  return [
    ...accounts.map(accountOption),
    ...saved.map((recipient) => ({ value: recipient.key, label: recipientName(recipient) })),
  ];
}
