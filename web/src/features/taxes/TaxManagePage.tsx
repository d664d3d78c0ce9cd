import { Page } from '#web/components/Page.tsx';
import { Section } from '#web/components/Section.tsx';
import { FederalService } from './FederalService';
import { PaidTaxLines } from './PaidTaxLines';

const TaxManagePage = () => (
  <Page title="Administrar impuestos">
    <Section title="Pago de impuestos SAT">
      <FederalService />
    </Section>
    <Section title="Tus últimas líneas de captura">
      <PaidTaxLines />
    </Section>
  </Page>
);

export default TaxManagePage;
