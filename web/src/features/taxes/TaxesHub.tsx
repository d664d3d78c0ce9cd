import { Building2, Landmark, ListChecks, ReceiptText } from 'lucide-react';
import { HubLinks } from '#web/components/HubLinks.tsx';
import { Page } from '#web/components/Page.tsx';
import { paymentBase } from '../bill-payments/shared/payments/addresses';
import { TAXES, TAXES_MANAGE } from './addresses';

const links = [
  {
    to: TAXES,
    icon: ReceiptText,
    title: 'Pagar con línea de captura',
    about: 'Federal o de la Ciudad de México',
  },
  {
    to: paymentBase.SAT,
    icon: Landmark,
    title: 'Impuestos SAT',
    about: 'Declaraciones y depósitos referenciados',
  },
  { to: paymentBase.CDMX, icon: Building2, title: 'CDMX', about: 'Predial, agua, tenencia y más' },
  { to: TAXES_MANAGE, icon: ListChecks, title: 'Administrar', about: 'Activación y últimas líneas pagadas' },
];

const TaxesHub = () => (
  <Page title="Impuestos">
    <HubLinks links={links} />
  </Page>
);

export default TaxesHub;
