import { Text } from '@chakra-ui/react/text';
import { formatCharge } from '#contract/receipts/preauthorized-payments';
import { definedRows } from '#web/features/bill-payments/shared/defined-fields/rows.ts';
import type { Summary } from '#web/flow/summary.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { findMedium } from '../medium';
import type { CreationDraft, CreationQuote, CreationSetup } from './creation';

export function summaryOf(
  draft: CreationDraft,
  { media }: CreationSetup,
  { merchant, definitions, agreed }: CreationQuote,
): Summary<CreationDraft> {
  const medium = findMedium(media, draft.medium);
  const name = medium?.name ?? '';
  const fieldRows = definedRows(definitions, draft);
  const nextCharge = agreed?.nextCharge;
  return {
    lead: 'Cobrará cada recibo',
    headline: {
      label: 'Empresa',
      value: (
        <Text textStyle="heading.lg" overflowWrap="anywhere">
          {merchant.name}
        </Text>
      ),
      field: 'merchant',
    },
    to: `de ${name}`,
    rows: [
      ...fieldRows,
      { label: 'Se cobra de', value: name, detail: medium?.about || undefined, field: 'medium' },
      nextCharge
        ? {
            label: 'Primer cargo',
            value: formatDate(nextCharge.date),
            detail: formatCharge(nextCharge),
          }
        : { label: 'Primer cargo', value: 'Cuando haya un recibo por pagar' },
    ],
    signed: fieldRows.slice(0, 1).map(({ label, value }) => ({ label, value })),
    note: 'Cada recibo se cobra entero el día en que vence, o el siguiente día hábil, a las 06:00 horas. Puedes cancelarla cuando quieras.',
    button: `Domiciliar ${merchant.name}`,
  };
}
