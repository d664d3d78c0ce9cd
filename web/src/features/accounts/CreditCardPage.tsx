import { RevolvingPage } from './credit/RevolvingPage';

export default function CreditCardPage() {
  return <RevolvingPage slug="credit-card" title="Tarjeta de crédito" transfer="Transferir a esta tarjeta" />;
}
