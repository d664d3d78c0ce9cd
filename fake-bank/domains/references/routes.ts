import { initServer } from '@ts-rest/express';
import { references } from '#contract/references';
import { holidaysBetween } from '../../ground/calendar/holidays';
import { institutions } from '../../ground/institutions/institutions';
import { fieldRefusal } from '../../ground/refusal/refusal';

export const referenceRoutes = () =>
  initServer().router(references, {
    institutions: async () => ({ status: 200, body: { data: [...institutions] } }),
    holidays: async ({ query: { start_date, end_date } }) => {
      if (end_date < start_date)
        throw fieldRefusal('end_date', 'Debe ser igual o posterior a la fecha inicial.');
      const data = holidaysBetween(start_date, end_date).map(({ date }) => ({ date }));
      return { status: 200, body: { data } };
    },
  });
