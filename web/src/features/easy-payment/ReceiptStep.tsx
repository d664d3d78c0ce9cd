import { chakra } from '@chakra-ui/react/styled-system';
import { Download } from 'lucide-react';
import { showRate } from '#contract/shared/money';
import type { Receipt } from '#contract/transfers';
import { downloadPdf } from '../../api/download';
import { formatDateTime } from '../../format/dates';
import { formatMoney } from '../../money/format';
import { useSingleFlight } from '../../operation/useSingleFlight';
import { receiptPdf } from '../../transfer-book/api';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Money } from '../../ui/Money';
import { DialogRows } from './DialogRows';

type ReceiptStepProps = {
  receipt: Receipt;
  onFailed: (error: unknown) => void;
  onAgain: () => void;
  onFinish: () => void;
};

/** What was paid. The PDF is asked for by the number that the receipt shows. */
export function ReceiptStep({ receipt, onFailed, onAgain, onFinish }: ReceiptStepProps) {
  const { confirmationNumber, fromAccount, toAccount, fromAmount, toAmount, exchangeRate } = receipt;
  const download = useSingleFlight(() => downloadPdf(receiptPdf(confirmationNumber), 'receipt.pdf'));
  return (
    <Body>
      <Money amount={toAmount.amount} currency={toAmount.currencyCode} size="lg" />
      <DialogRows
        rows={[
          { label: 'Folio', value: confirmationNumber },
          { label: 'Cuenta origen', value: `${fromAccount.description} ${fromAccount.displayId}` },
          { label: 'Pagaste', value: `${toAccount.description} ${toAccount.displayId}` },
          ...(exchangeRate === undefined
            ? []
            : [
                {
                  label: 'Se cargaron',
                  value: formatMoney(fromAmount),
                  detail: showRate(exchangeRate),
                },
              ]),
          ...(receipt.operationDate
            ? [{ label: 'Fecha', value: formatDateTime(receipt.operationDate) }]
            : []),
        ]}
      />
      <Button block onClick={onFinish} autoFocus>
        Terminar
      </Button>
      <Pair>
        <Button
          look="ghost"
          size="sm"
          busy={download.pending && 'Descargando...'}
          onClick={() => download.start(undefined, { onSuccess: () => {}, onError: onFailed })}
        >
          <Icon as={Download} />
          Descargar PDF
        </Button>
        <Button look="ghost" size="sm" onClick={onAgain}>
          Hacer otro pago
        </Button>
      </Pair>
    </Body>
  );
}

const Body = chakra('div', { base: { display: 'grid', gap: '4', mt: '3', color: 'fg' } });
const Pair = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2' },
});
