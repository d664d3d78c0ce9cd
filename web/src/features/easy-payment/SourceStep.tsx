import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { fromCentavos, showMoney } from '#contract/shared/money';
import type { TransferSetup } from '#contract/transfers';
import { accountOf } from '../../transfer-book/accounts';
import { Button } from '../../ui/Button';
import { Money } from '../../ui/Money';
import { ChargeNote } from './ChargeNote';
import { type Charge, CREDIT_CURRENCY, chargeOf, isCovered, onlySource, sourcesOf } from './payment';
import { SourceSelect } from './SourceSelect';

type SourceStepProps = {
  setup: TransferSetup;
  centavos: number;
  paying: boolean;
  onPay: (from: string, charge: Charge) => void;
  onBack: () => void;
};

/** Where the chosen amount is taken from. */
export function SourceStep({ setup, centavos, paying, onPay, onBack }: SourceStepProps) {
  const sources = sourcesOf(setup.accounts);
  const [from, setFrom] = useState(() => onlySource(sources));
  const source = accountOf(sources, from);
  const charge = source && chargeOf(centavos, source, setup.exchangeMatrix);
  const covered = !source || !charge || isCovered(charge, source, 'below');
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (charge && covered) onPay(from, charge);
      }}
    >
      <Money amount={fromCentavos(centavos)} currency={CREDIT_CURRENCY} size="lg" />
      <SourceSelect sources={sources} value={from} error={undefined} onChange={setFrom} />
      <ChargeNote charge={charge} covered={covered} />
      <Button type="submit" block disabled={!charge || !covered} busy={paying && 'Pagando...'}>
        Pagar {showMoney(centavos, CREDIT_CURRENCY)}
      </Button>
      <Button look="ghost" block disabled={paying} onClick={onBack}>
        Cambiar cantidad
      </Button>
    </Form>
  );
}

const Form = chakra('form', { base: { display: 'grid', gap: '4', mt: '3', color: 'fg' } });
