import type { Payee } from '#contract/payees';
import { payUrl } from '../../../payee-book/addresses';
import { numberEnding } from '../../../payee-book/payee-words';
import { numberWord, wholeNumber } from '../../../payee-book/whole-number';
import type { ReceiptView } from '../../../receipt/view';
import { LinkButton } from '../../../ui/Button';
import { Text } from '../../../ui/Text';

/** What was saved, and the way to paying it. */
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
    to: `de ${payee.merchantName}`,
    folio: null,
    shared: `${heading} en Cenzontle: ${payee.nickname}, ${payee.merchantName} ${numberEnding(payee)}.`,
    rows: [
      { label: numberWord(payee), value: wholeNumber(payee) },
      { label: 'Compañía', value: payee.merchantName },
      {
        label: 'Siguiente',
        value: (
          <LinkButton to={payUrl(payee)} look="tonal" size="sm">{`${verb} ${payee.nickname}`}</LinkButton>
        ),
      },
    ],
    fills: { billtype: payee.billType, payee: payee.key },
    next: 'Ya lo puedes pagar: queda en tu lista.',
  });
