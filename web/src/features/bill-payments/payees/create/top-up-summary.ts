import type { Summary } from '#web/flow/summary.ts';
import { formatPhone } from '#web/lib/format/numbers.ts';
import type { Quote } from './saving';
import { summaryOf } from './summary';
import { companyOf, type TopUpDraft, type TopUpSetup } from './top-up';

export function topUpSummary(draft: TopUpDraft, setup: TopUpSetup, { body }: Quote): Summary<TopUpDraft> {
  const company = companyOf(setup, draft.merchant);
  return summaryOf<TopUpDraft>({
    nickname: body.nickname,
    field: 'nickname',
    company,
    rows: [
      { label: 'Celular', value: formatPhone(draft.phone), field: 'phone' },
      { label: 'Compañía', value: company, field: 'merchant' },
    ],
    what: 'el celular',
  });
}
