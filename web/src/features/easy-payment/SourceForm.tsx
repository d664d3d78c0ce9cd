import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { formatCentavos } from '#contract/domain/money';
import type { TransferSetup } from '#contract/transfers';
import { Button } from '#web/components/Button.tsx';
import { DialogActions } from '#web/components/Dialog.tsx';
import type { Slot } from '#web/components/slot.ts';
import { accountOf, singleAccountKey } from '#web/flow/money-form/accounts.ts';
import { BelowMinimumNote, OverpaymentNote } from './AmountNotes';
import { ChargeNote } from './ChargeNote';
import { NoSource } from './NoSource';
import { CREDIT_CURRENCY } from './payable';
import {
  type BalanceRule,
  type Charge,
  chargeOf,
  isCovered,
  maxPaymentOf,
  type Order,
  overpaymentOf,
  type PaidProduct,
  sourcesOf,
} from './payment';
import { SourceSelect } from './SourceSelect';

type SourceFormProps = PaidProduct & {
  setup: TransferSetup;
  /** Undefined until an amount is entered; `children` shows or edits it. */
  centavos: number | undefined;
  children: Slot;
  rule: BalanceRule;
  paying: boolean;
  onPay: (order: Order) => void;
  leave: { label: string; onLeave: () => void };
};

export function SourceForm({
  product,
  acceptsOverpayment,
  setup,
  centavos,
  children,
  rule,
  paying,
  onPay,
  leave,
}: SourceFormProps) {
  const sources = sourcesOf(setup.accounts);
  const [from, setFrom] = useState(() => singleAccountKey(sources));
  const source = accountOf(sources, from);
  const maximum = maxPaymentOf({ product, acceptsOverpayment });
  const charge = source && centavos ? chargeOf(centavos, source, setup.exchangeMatrix, maximum) : undefined;
  // A dollar account is left out: it would exchange.
  const covering = sources.filter((each) => {
    const itsCharge = centavos ? chargeOf(centavos, each, setup.exchangeMatrix, maximum) : undefined;
    return itsCharge && each.defaultCurrency === CREDIT_CURRENCY && isCovered(itsCharge, each, rule);
  });
  const pays = charge?.pays ?? centavos;
  const isOverpaid = !acceptsOverpayment && overpaymentOf(product, pays) > 0;
  const isCoveredBySource = !source || !charge || isCovered(charge, source, rule);
  if (sources.length === 0) return <NoSource leave={leave} />;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (charge && isCoveredBySource && !isOverpaid) onPay({ setup, from, charge });
      }}
    >
      {children}
      <SourceSelect sources={sources} covering={covering} value={from} onChange={setFrom} />
      <Notes role="status">
        <BelowMinimumNote product={product} centavos={pays} />
        <OverpaymentNote product={product} acceptsOverpayment={acceptsOverpayment} centavos={pays} />
        <ChargeNote charge={charge} covered={isCoveredBySource} />
      </Notes>
      <Text textStyle="body.sm" color="fg.muted">
        El pago se hace al momento, sin pedirte tu clave.
      </Text>
      <DialogActions mt="1">
        <Button variant="outline" disabled={paying} onClick={leave.onLeave}>
          {leave.label}
        </Button>
        <Button
          type="submit"
          disabled={!charge || !isCoveredBySource || isOverpaid}
          busy={paying && 'Pagando...'}
        >
          {source ? payLabel(charge, centavos) : 'Elige la cuenta que paga'}
        </Button>
      </DialogActions>
    </Form>
  );
}

/** Returns the button text with the amount paid and, for dollar accounts, the charge. */
function payLabel(charge: Charge | undefined, centavos: number | undefined): string {
  const pays = charge?.pays ?? centavos;
  if (!pays) return 'Pagar';
  const submitLabel = `Pagar ${formatCentavos(pays, CREDIT_CURRENCY)}`;
  if (charge?.rate === undefined) return submitLabel;
  return `${submitLabel} ${`con ${formatCentavos(charge.amount, charge.currency)}`.replaceAll(' ', '\u00a0')}`;
}

const Form = chakra('form', { base: { display: 'grid', gap: '4', mt: '3', color: 'fg' } });
const Notes = chakra('div', { base: { display: 'grid', gap: '3', _empty: { display: 'none' } } });
