import { Page } from '#web/components/Page.tsx';
import { Section } from '#web/components/Section.tsx';
import { FederalService } from './FederalService';
import { PaidLines } from './PaidLines';

/** Whether federal taxes can be paid, and the lines that were paid lately. */
const TaxManagePage = () => (
  <Page title="Administrar impuestos">
    <Section title="Pago de impuestos SAT">
      <FederalService />
    </Section>
    <Section title="Tus últimas líneas de captura">
      <PaidLines />
    </Section>
  </Page>
);

export default TaxManagePage;
