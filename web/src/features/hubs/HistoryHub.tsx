import { Text } from '@chakra-ui/react/text';
import { ArrowLeftRight, ChartNoAxesCombined, List, PiggyBank, ReceiptText } from 'lucide-react';
import { HubLinks } from '#web/components/HubLinks.tsx';
import { Page } from '#web/components/Page.tsx';
import { Section } from '#web/components/Section.tsx';
import { transferHistory } from '#web/lib/addresses/transfer-history.ts';
import { AccountLinks } from './AccountLinks';

const histories = [
  {
    to: transferHistory.to,
    icon: ArrowLeftRight,
    title: 'Transferencias realizadas',
    about: 'Hechas, programadas y canceladas',
  },
  {
    to: '/transfers/history/payments',
    icon: ReceiptText,
    title: 'Pagos realizados',
    about: 'Servicios, recargas e impuestos',
  },
  {
    to: '/mutual-funds/history',
    icon: ChartNoAxesCombined,
    title: 'Inversiones programadas',
    about: 'Compras y ventas de fondos',
  },
];

const savings = {
  to: '/saving-programs',
  icon: PiggyBank,
  title: 'Programas de ahorro',
  about: 'Lo que ahorras cada cierto tiempo',
};

/** `savingPrograms`: true if the customer may manage saving programs. */
export const HistoryHub = ({ savingPrograms }: { savingPrograms: boolean }) => (
  <Page title="Historial de tus cuentas">
    <Section title="Operaciones">
      <HubLinks links={savingPrograms ? [...histories, savings] : histories} />
    </Section>
    <Section title="Movimientos de cada cuenta">
      <AccountLinks
        icon={List}
        skeletonRows={4}
        isListed={() => true}
        emptyState={<Text color="fg.muted">Aún no tienes productos con nosotros.</Text>}
      />
    </Section>
  </Page>
);
