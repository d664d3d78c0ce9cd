import { definedRows } from '../../../defined-fields/rows';
import type { Summary } from '../../../flow/summary';
import type { Quote } from './saving';
import type { ServiceDraft, ServiceForm } from './service';
import { summaryOf } from './summary';

export const serviceSummary = (
  draft: ServiceDraft,
  { merchant, definitions }: ServiceForm,
  { body }: Quote,
): Summary<ServiceDraft> =>
  summaryOf<ServiceDraft>({
    nickname: body.nickname,
    field: 'nickname',
    company: merchant?.name ?? '',
    rows: definedRows(definitions, draft),
    what: 'el servicio',
  });
