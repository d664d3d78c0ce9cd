import { queryOptions } from '@tanstack/react-query';
import { addDays, type BankDate } from '#contract/domain/dates';
import type { Institution } from '#contract/references';
import { SCHEDULING_HORIZON_DAYS } from '#contract/rules/scheduling';
import { bankToday } from '../bank-clock';
import { unwrap } from '../client';
import { referencesApi } from '../clients/references';
import { queryKeys } from '../query-keys';

export async function loadHolidays(days: number = SCHEDULING_HORIZON_DAYS): Promise<ReadonlySet<BankDate>> {
  const today = bankToday();
  const range = { start_date: today, end_date: addDays(today, days) };
  const { data } = await unwrap(referencesApi.holidays.query({ query: range }));
  return new Set(data.map(({ date }) => date));
}

export const holidaysQuery = (days: number = SCHEDULING_HORIZON_DAYS) =>
  queryOptions({ queryKey: [...queryKeys.holidays, days], queryFn: () => loadHolidays(days) });

export const loadInstitutions = async (): Promise<Institution[]> =>
  (await unwrap(referencesApi.institutions.query())).data;

export const institutionsQuery = queryOptions({
  queryKey: queryKeys.institutions,
  queryFn: loadInstitutions,
});
