import { fromCentavos } from '#contract/shared/money';
import type { TransferSetup } from '#contract/transfers';
import { Money } from '../../ui/Money';
import { CREDIT_CURRENCY, type Order } from './payment';
import { SourceForm } from './SourceForm';

type SourceStepProps = {
  setup: TransferSetup;
  centavos: number;
  paying: boolean;
  onPay: (order: Order) => void;
  onBack: () => void;
};

/** Where the chosen amount is taken from. */
export const SourceStep = ({ setup, centavos, paying, onPay, onBack }: SourceStepProps) => (
  <SourceForm
    setup={setup}
    centavos={centavos}
    rule="below"
    paying={paying}
    onPay={onPay}
    leave={{ label: 'Cambiar cantidad', onLeave: onBack }}
  >
    <Money amount={fromCentavos(centavos)} currency={CREDIT_CURRENCY} size="lg" />
  </SourceForm>
);
