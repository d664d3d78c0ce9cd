import { Building2, History, Landmark, ReceiptText, RefreshCw, Smartphone } from 'lucide-react';
import { MERCHANT_SELECTION_PAGE, payeesHub } from '../../payee-book/addresses';
import { LinkButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Page } from '../../ui/Page';
import { KindTiles } from './KindTiles';

const kinds = [
  { to: payeesHub.service, icon: ReceiptText, title: 'Servicios', about: 'Luz, agua, gas, internet' },
  { to: payeesHub['mobile-top-up'], icon: Smartphone, title: 'Tiempo aire', about: 'Recargas desde $10' },
  { to: '/bill-payments/tax-sat', icon: Landmark, title: 'Impuestos SAT', about: 'Con línea de captura' },
  { to: '/bill-payments/tax-cdmx', icon: Building2, title: 'CDMX', about: 'Predial, agua, tenencia' },
  { to: '/preauthorized-payments', icon: RefreshCw, title: 'Domiciliados', about: 'Cargos automáticos' },
  { to: '/transfers/history/payments', icon: History, title: 'Pagos hechos', about: 'Comprobantes' },
];

/** Where payments begin. */
export default function PaymentsHub() {
  return (
    <Page
      title="Pagos"
      action={
        <>
          <LinkButton to={MERCHANT_SELECTION_PAGE}>
            <Icon as={ReceiptText} />
            Pagar un servicio
          </LinkButton>
          <LinkButton to="/bill-payments/mobile-top-up?billtype=MOBILETOPUP" look="line">
            <Icon as={Smartphone} />
            Recargar
          </LinkButton>
        </>
      }
    >
      <KindTiles kinds={kinds} />
    </Page>
  );
}
