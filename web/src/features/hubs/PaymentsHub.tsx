import { Grid } from '@chakra-ui/react/grid';
import { Building2, History, Landmark, ReceiptText, RefreshCw, Smartphone } from 'lucide-react';
import { LinkButton } from '#web/components/Button.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { Page } from '#web/components/Page.tsx';
import { Section } from '#web/components/Section.tsx';
import { SplitLayout } from '#web/components/SplitLayout.tsx';
import { useBankToday } from '#web/lib/api/useBankToday.ts';
import { readFlag } from '#web/lib/environment/flags.ts';
import { hasTotal, useAgenda } from './due/agenda';
import { DueList, MissingBills } from './due/DueList';
import { DueTotal } from './due/DueTotal';
import { FrequentPayees } from './due/FrequentPayees';
import { OtherCredits } from './due/OtherCredits';
import { KindTiles } from './KindTiles';

const tax = { to: '/hubs/taxes', icon: Landmark, title: 'Impuestos', about: 'SAT y Ciudad de México' };

const kinds = [
  { to: '/hubs/payments/services', icon: ReceiptText, title: 'Servicios', about: 'Luz, agua, gas, internet' },
  { to: '/hubs/payments/mobile-top-up', icon: Smartphone, title: 'Tiempo aire', about: 'Recargas desde $10' },
  { to: '/bill-payments/tax-sat', icon: Landmark, title: 'Impuestos SAT', about: 'Con línea de captura' },
  { to: '/bill-payments/tax-cdmx', icon: Building2, title: 'CDMX', about: 'Predial, agua, tenencia' },
  { to: '/preauthorized-payments', icon: RefreshCw, title: 'Domiciliaciones', about: 'Cargos automáticos' },
  { to: '/transfers/history/payments', icon: History, title: 'Pagos hechos', about: 'Comprobantes' },
];

export default function PaymentsHub() {
  const today = useBankToday();
  const agenda = useAgenda(today);
  const offered = readFlag('taxHub') ? [...kinds, tax] : kinds;
  return (
    <Page
      title="Pagos"
      action={
        <>
          <LinkButton to="/transfers/credits/merchant-selection">
            <Icon as={ReceiptText} />
            Pagar un servicio
          </LinkButton>
          <LinkButton to="/bill-payments/mobile-top-up?billtype=MOBILETOPUP" variant="outline">
            <Icon as={Smartphone} />
            Recargar
          </LinkButton>
        </>
      }
    >
      {hasTotal(agenda) && <DueTotal agenda={agenda} today={today} />}
      <SplitLayout>
        <Grid gap="6" templateColumns="minmax(0, 1fr)">
          <DueList agenda={agenda} today={today} />
          <MissingBills bills={agenda.bills} />
          <OtherCredits agenda={agenda} />
          <FrequentPayees withoutDebt={agenda.bills.withoutDebt} />
        </Grid>
        <Section title="¿Qué quieres pagar?">
          <KindTiles kinds={offered} />
        </Section>
      </SplitLayout>
    </Page>
  );
}
