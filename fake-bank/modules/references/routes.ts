import { initServer } from '@ts-rest/express';
import { holidaysBetween } from '#bank/core/calendar/holidays';
import { fieldError } from '#bank/core/errors/domain-error';
import { checkPeriod } from '#bank/core/lists/period';
import { institutions } from '#bank/shared/institutions/institutions';
import { addDays } from '#contract/domain/dates';
import { references } from '#contract/references';

/** Ten years; the maximum range would be an answer of four megabytes. */
const HOLIDAYS_DAYS = 3653;
const TOO_LONG = 'Elige un periodo de diez años como máximo.';

export const referenceRoutes = () =>
  initServer().router(references, {
    institutions: async () => ({ status: 200, body: { data: [...institutions] } }),
    holidays: async ({ query: { start_date, end_date } }) => {
      checkPeriod({ start_date, end_date });
      if (end_date > addDays(start_date, HOLIDAYS_DAYS)) throw fieldError('end_date', TOO_LONG);
      const data = holidaysBetween(start_date, end_date).map(({ date }) => ({ date }));
      return { status: 200, body: { data } };
    },
  });
