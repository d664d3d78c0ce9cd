import { fromCentavos } from '#contract/domain/money';
import type { TransferSetup } from '#contract/transfers';
import { Money } from '#web/components/Money.tsx';
import { CREDIT_CURRENCY } from './payable';
import type { Order, PaidProduct } from './payment';
import { SourceForm } from './SourceForm';

type SourceStepProps = PaidProduct & {
  setup: TransferSetup;
  centavos: number;
  paying: boolean;
  onPay: (order: Order) => void;
  onBack: () => void;
};

export const SourceStep = ({
  product,
  acceptsOverpayment,
  setup,
  centavos,
  paying,
  onPay,
  onBack,
}: SourceStepProps) => (
  <SourceForm
    product={product}
    acceptsOverpayment={acceptsOverpayment}
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
