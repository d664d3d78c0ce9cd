import { bankDate } from '#contract/domain/dates';
import type { Portability } from '#contract/domain/portability';
import { referencesApi } from '#web/lib/api/clients/references.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';

/** Returns the holidays within the periods of the requests; undefined if they cannot be read. */
export function useBankHolidays(
  requests: readonly Portability[],
): ReadonlySet<string> | undefined | 'pending' {
  const days = requests.flatMap(({ operationDate, effectiveDate }) => [
    bankDate(Date.parse(operationDate)),
    effectiveDate,
  ]);
  const [start_date = ''] = days.toSorted();
  const end_date = days.toSorted().at(-1) ?? '';
  const { data, isPending } = referencesApi.holidays.useQuery({
    queryKey: [...queryKeys.holidays, start_date, end_date],
    queryData: { query: { start_date, end_date } },
    enabled: days.length > 0,
  });
  if (isPending) return 'pending';
  return data && new Set(data.body.data.map(({ date }) => date));
}
