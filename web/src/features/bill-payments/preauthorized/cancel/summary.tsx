import { Text } from '@chakra-ui/react/text';
import type { PreauthorizedPayment } from '#contract/domain/preauthorized-payment';
import { formatCharge } from '#contract/receipts/preauthorized-payments';
import type { Summary } from '#web/flow/summary.ts';
import { nameOf } from '../labels';
import { describeStop } from './CancelledList';
import {
  type CancelDraft,
  type CancelQuote,
  type CancelSetup,
  scopeLabels,
  selectionOf,
} from './cancellation';
import { EffectiveDateNote } from './EffectiveDateNote';

/** Adds the number if several debits are with the same company. */
const labelOf = (debit: PreauthorizedPayment, cancelledDebits: CancelQuote['cancelledDebits']): string =>
  cancelledDebits.some(({ key, merchantName }) => key !== debit.key && merchantName === debit.merchantName)
    ? nameOf(debit)
    : debit.merchantName;

export function summaryOf(
  draft: CancelDraft,
  setup: CancelSetup,
  { cancelledDebits }: CancelQuote,
): Summary<CancelDraft> {
  const selection = selectionOf(draft, setup);
  const title = selection ? scopeLabels(selection.scope, selection.debit, setup).title : '';
  const hasSeveralDebits = cancelledDebits.length > 1;
  const [first] = cancelledDebits;
  return {
    lead: 'Ya no se pagará solo',
    headline: {
      label: 'qué cancelas',
      value: (
        <Text textStyle="heading.lg" overflowWrap="anywhere">
          {title}
        </Text>
      ),
      field: 'scope',
    },
    to: hasSeveralDebits
      ? `${cancelledDebits.length} domiciliaciones`
      : `Referencia ${first?.reference ?? ''}`,
    rows: cancelledDebits.map((debit) => ({
      label: labelOf(debit, cancelledDebits),
      value: describeStop(debit),
      detail: debit.nextCharge && formatCharge(debit.nextCharge),
    })),
    note: <EffectiveDateNote cancelledDebits={cancelledDebits} appliesBy={setup.appliesBy} />,
    button: hasSeveralDebits
      ? `Cancelar ${cancelledDebits.length} domiciliaciones`
      : 'Cancelar domiciliación',
    keep: hasSeveralDebits ? 'Conservarlas' : 'Conservarla',
  };
}
