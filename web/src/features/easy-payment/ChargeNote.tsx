import { Text } from '@chakra-ui/react/text';
import { formatCentavos } from '#contract/domain/money';
import { Note } from '#web/components/Note.tsx';
import { formatRate } from '#web/lib/money/exchange.ts';
import { CREDIT_CURRENCY } from './payable';
import type { Charge } from './payment';

/** Charge in dollars with its rate, and a warning if the balance does not cover it. */
export const ChargeNote = ({ charge, covered }: { charge: Charge | undefined; covered: boolean }) => (
  <>
    {charge?.rate !== undefined && (
      <Text textStyle="body.sm" color="fg.muted">
        {`Se cargan ${formatCentavos(charge.amount, charge.currency)} y se pagan ${formatCentavos(charge.pays, CREDIT_CURRENCY)}. Tipo de cambio : 1${charge.currency} = ${formatRate(charge.rate)} ${CREDIT_CURRENCY}`}
      </Text>
    )}
    {!covered && <Note status="error">Saldo insuficiente</Note>}
  </>
);
