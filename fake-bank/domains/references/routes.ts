import { initServer } from '@ts-rest/express';
import { references } from '#contract/references';
import { holidaysBetween } from '../../ground/calendar/holidays';
import { institutions } from '../../ground/institutions/institutions';
import { checkPeriod } from '../../ground/lists/period';

export const referenceRoutes = () =>
  initServer().router(references, {
    institutions: async () => ({ status: 200, body: { data: [...institutions] } }),
    holidays: async ({ query: { start_date, end_date } }) => {
      checkPeriod({ start_date, end_date });
      const data = holidaysBetween(start_date, end_date).map(({ date }) => ({ date }));
      return { status: 200, body: { data } };
    },
  });
