import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import { formatAccount } from '#contract/domain/account';
import type { CreditProduct } from '#contract/domain/credit-product';
import { formatExchangeRate, toCentavos } from '#contract/domain/money';
import type { Receipt } from '#contract/transfers';
import { BrandMark } from '#web/components/avatars/BrandMark.tsx';
import { Button } from '#web/components/Button.tsx';
import { Money } from '#web/components/Money.tsx';
import { PdfButton } from '#web/flow/receipt/PdfButton.tsx';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { formatMoney } from '#web/lib/money/format.ts';
import { balanceRowOf } from '#web/lib/money/owed.ts';
import { receiptPdf } from '../transfers/shared/api';
import { proposalsOf } from './amounts';
import { DialogRows } from './DialogRows';
import { kinds } from './kinds';
import type { PayableAccount } from './payable-account';
import { debtOf } from './payment';

type ReceiptStepProps = {
  slug: PayableAccount['slug'];
  receipt: Receipt;
  creditBefore?: CreditProduct;
  product: CreditProduct;
  onFailed: (error: unknown) => void;
  onAgain: () => void;
  onFinish: () => void;
};

/** Receipt of the payment. The PDF is requested with the receipt number shown. */
export function ReceiptStep({
  slug,
  receipt,
  creditBefore,
  product,
  onFailed,
  onAgain,
  onFinish,
}: ReceiptStepProps) {
  const { confirmationNumber, fromAccount, toAccount, fromAmount, toAmount, exchangeRate } = receipt;
  const isInterestAvoided =
    creditBefore !== undefined &&
    proposalsOf(creditBefore, bankToday()).some(
      ({ value, centavos }) => value === 'suggested' && toCentavos(toAmount.amount) >= centavos,
    );
  const balanceRow = balanceRowOf(kinds[slug].owed, debtOf(product));
  return (
    <Grid gap="4" mt="3" color="fg">
      <div>
        <Money amount={toAmount.amount} currency={toAmount.currencyCode} size="lg" />
        <Text textStyle="body.sm" color="fg.muted" mt="1">
          <span>{kinds[slug].arrives}</span>
          {isInterestAvoided && slug === 'credit-card' && <span> No generas intereses por este corte.</span>}
        </Text>
      </div>
      <BrandMark isAnimated />
      <DialogRows
        rows={[
          { label: 'Folio', value: confirmationNumber },
          { label: 'Cuenta origen', value: formatAccount(fromAccount) },
          { label: 'Pagaste', value: formatAccount(toAccount) },
          ...(exchangeRate === undefined
            ? []
            : [
                {
                  label: 'Se cargaron',
                  value: formatMoney(fromAmount),
                  detail: formatExchangeRate(exchangeRate),
                },
              ]),
          {
            label: `${balanceRow.label} ahora`,
            // The credit is refetched right after the payment.
            value: product === creditBefore ? 'Lo estamos actualizando' : formatMoney(balanceRow.balance),
          },
          ...(receipt.operationDate
            ? [{ label: 'Fecha', value: formatDateTime(receipt.operationDate) }]
            : []),
        ]}
      />
      <Button width="100%" onClick={onFinish} autoFocus>
        Terminar
      </Button>
      <Flex wrap="wrap" justify="center" gap="2">
        <PdfButton path={receiptPdf(confirmationNumber)} variant="ghost" size="sm" onFailed={onFailed}>
          Descargar PDF
        </PdfButton>
        <Button variant="ghost" size="sm" onClick={onAgain}>
          Hacer otro pago
        </Button>
      </Flex>
    </Grid>
  );
}
