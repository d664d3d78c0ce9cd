import { useQueries } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { useMemo } from 'react';
import { bankNow } from '#web/lib/api/bank-clock.ts';
import { useRecipients } from '#web/lib/api/queries/recipients.ts';
import { useOwnAccounts } from '#web/lib/api/queries/summary.ts';
import { useBankToday } from '#web/lib/api/useBankToday.ts';
import { readFlag } from '#web/lib/environment/flags.ts';
import { useSavingsAdmin } from '#web/lib/session/useSavingsAdmin.ts';
import { usePayees } from '../bill-payments/shared/payees/payees';
import { useFailedOrders } from '../failed-orders/useFailedOrders';
import { byUse } from '../recipients/shared/saved-recipient';
import { actions } from './actions';
import { hasMovements, searchedSince, yearOf } from './movements';
import { accountOption, actionOption, failedOrderOption, payeeOption, personOption } from './options';

type SourceQuery = { isPending: boolean; isFetching: boolean; isError: boolean; refetch: () => unknown };

export const MOVEMENTS = 'tus movimientos';

export type Source = { name: string; reads: readonly SourceQuery[] };

/** Reads each source once, when the search opens; movements only if `withMovements`. */
export function useSources(withMovements: boolean) {
  const recipients = useRecipients();
  const payees = usePayees();
  const accounts = useOwnAccounts();
  const today = useBankToday();
  const moving = withMovements ? (accounts.data ?? []).filter(hasMovements) : [];
  const years = useQueries({ queries: moving.map((account) => yearOf(account, today)) });
  const failedOrders = useFailedOrders({ since: searchedSince(today), enabled: withMovements }).orders;
  const savingsAdmin = useSavingsAdmin();

  const people = useMemo(
    () => (recipients.data ?? []).toSorted(byUse).map((recipient) => personOption(recipient, bankNow())),
    [recipients.data],
  );
  const usableActions = useMemo(
    () =>
      actions
        .filter(({ flag }) => flag === undefined || (flag === 'savingsAdmin' ? savingsAdmin : readFlag(flag)))
        .map(actionOption),
    [savingsAdmin],
  );
  const services = useMemo(() => (payees.data ?? []).map(payeeOption), [payees.data]);
  const accountOptions = useMemo(
    () => (accounts.data ?? []).map((account) => accountOption(Landmark, account)),
    [accounts.data],
  );
  const sources: Source[] = [
    { name: 'tus personas guardadas', reads: [recipients] },
    { name: 'tus servicios guardados', reads: [payees] },
    { name: 'tus cuentas', reads: [accounts] },
    { name: MOVEMENTS, reads: years },
  ];
  return {
    people,
    actions: usableActions,
    services,
    accountOptions,
    failedOrders: failedOrders.map(failedOrderOption),
    years,
    sources,
  };
}
