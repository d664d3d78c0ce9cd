import { skipToken, useQuery } from '@tanstack/react-query';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { loadAmounts } from '../shared/payees/merchants';
import type { TopUpForm } from './top-up';

/** Top-up amounts of a company; also stored for the form's `check`. */
export const useAmounts = ({ amounts, operation }: TopUpForm, merchantKey: string | undefined) =>
  useQuery({
    queryKey: [...queryKeys.merchants, merchantKey, 'amounts', operation.key],
    queryFn:
      merchantKey === undefined
        ? skipToken
        : async () => {
            const allowed = await loadAmounts(merchantKey);
            amounts.set(merchantKey, allowed);
            return allowed;
          },
    placeholderData: merchantKey === undefined ? undefined : amounts.get(merchantKey),
  });
