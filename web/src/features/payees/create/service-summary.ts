import { showDate } from '#contract/shared/dates';
import { kindOf } from '#contract/shared/field-definition';
import { groupField } from '#contract/shared/field-rules';
import { asked, nameOf } from '../../../defined-fields/defined';
import type { Summary } from '../../../flow/summary';
import type { Quote } from './saving';
import type { ServiceDraft, ServiceForm } from './service';
import { summaryOf } from './summary';

/** What the company asked for, as it was given. */
export function serviceSummary(
  draft: ServiceDraft,
  { merchant, definitions }: ServiceForm,
  { body }: Quote,
): Summary<ServiceDraft> {
  const rows = asked(definitions).flatMap((definition) => {
    const field = nameOf(definition);
    const value = draft[field] ?? '';
    if (value === '') return [];
    const shown = kindOf(definition) === 'date' ? showDate(value) : groupField(definition, value);
    return [{ label: definition.name, value: shown, field }];
  });
  const company = merchant?.name ?? '';
  return summaryOf<ServiceDraft>({
    nickname: body.nickname,
    field: 'nickname',
    company,
    rows,
    what: 'el servicio',
  });
}
