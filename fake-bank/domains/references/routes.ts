import { initServer } from '@ts-rest/express';
import { references } from '#contract/references';
import { addDays } from '#contract/shared/dates';
import { holidaysBetween } from '../../ground/calendar/holidays';
import { institutions } from '../../ground/institutions/institutions';
import { checkPeriod } from '../../ground/lists/period';
import { fieldRefusal } from '../../ground/refusal/refusal';

/** Ten years, as anybody plans who asks; nine thousand would be an answer of four megabytes. */
const HOLIDAYS_DAYS = 3653;
const TOO_LONG = 'Elige un periodo de diez años como máximo.';

export const referenceRoutes = () =>
  initServer().router(references, {
    institutions: async () => ({ status: 200, body: { data: [...institutions] } }),
    holidays: async ({ query: { start_date, end_date } }) => {
      checkPeriod({ start_date, end_date });
      if (end_date > addDays(start_date, HOLIDAYS_DAYS)) throw fieldRefusal('end_date', TOO_LONG);
      const data = holidaysBetween(start_date, end_date).map(({ date }) => ({ date }));
      return { status: 200, body: { data } };
    },
  });
