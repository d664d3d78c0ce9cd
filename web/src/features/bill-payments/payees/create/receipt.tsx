import { Text } from '@chakra-ui/react/text';
import type { Payee } from '#contract/payees';
import { LinkButton } from '#web/components/Button.tsx';
import { payUrl } from '#web/features/bill-payments/shared/payees/addresses.ts';
import { numberEnding } from '#web/features/bill-payments/shared/payees/payee-labels.ts';
import { numberLabel, wholeNumber } from '#web/features/bill-payments/shared/payees/whole-number.ts';
import type { ReceiptView } from '#web/flow/receipt/view.ts';
import { ownerLine } from '#web/lib/format/owner-line.ts';

export const viewOf =
  (heading: string, verb: string) =>
  (payee: Payee): ReceiptView => ({
    heading,
    at: '',
    status: { label: 'Activo', tone: 'success' },
    lead: 'Guardaste',
    headline: (
      <Text textStyle="heading.lg" overflowWrap="anywhere">
        {payee.nickname}
      </Text>
    ),
    to: ownerLine(payee.nickname, payee.merchantName),
    folio: null,
    shared: {
      text: `${heading} en Cenzontle: ${payee.nickname}, ${payee.merchantName} ${numberEnding(payee)}.`,
    },
    rows: [
      { label: numberLabel(payee), value: wholeNumber(payee) },
      { label: 'Compañía', value: payee.merchantName },
      {
        label: 'Siguiente',
        value: (
          <LinkButton to={payUrl(payee)} variant="subtle" size="sm">{`${verb} ${payee.nickname}`}</LinkButton>
        ),
      },
    ],
    fills: { billtype: payee.billType, payee: payee.key },
    next: 'Ya lo puedes pagar: queda en tu lista.',
  });
