import { RevolvingPage } from './credit/RevolvingPage';

export default function LineOfCreditPage() {
  return <RevolvingPage slug="line-of-credit" title="Línea de crédito" transfer="Transferir a esta línea" />;
}
