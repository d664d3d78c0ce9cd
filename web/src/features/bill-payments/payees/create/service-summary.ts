import { definedRows } from '#web/features/bill-payments/shared/defined-fields/rows.ts';
import type { Summary } from '#web/flow/summary.ts';
import type { Quote } from './saving';
import type { ServiceDraft, ServiceSetup } from './service';
import { summaryOf } from './summary';

export const serviceSummary = (
  draft: ServiceDraft,
  { merchant, definitions }: ServiceSetup,
  { body }: Quote,
): Summary<ServiceDraft> =>
  summaryOf<ServiceDraft>({
    nickname: body.nickname,
    field: 'nickname',
    company: merchant?.name ?? '',
    rows: definedRows(definitions, draft),
    what: 'el servicio',
  });
