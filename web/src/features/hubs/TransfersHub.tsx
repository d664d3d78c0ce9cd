import { Grid } from '@chakra-ui/react/grid';
import { ArrowLeftRight, CreditCard, HandCoins, History, Landmark, Users } from 'lucide-react';
import { brand } from '#contract/brand';
import { HubLinks } from '#web/components/HubLinks.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import { Section } from '#web/components/Section.tsx';
import type { Slot } from '#web/components/slot.ts';
import { transferHistory } from '#web/lib/addresses/transfer-history.ts';

const links = [
  {
    to: '/transfers/my-own-accounts',
    icon: ArrowLeftRight,
    title: 'Entre mis cuentas',
    about: 'Al momento y sin comisión',
  },
  {
    to: '/third-parties/spei',
    icon: Landmark,
    title: 'A otro banco',
    about: 'Por SPEI, todos los días a cualquier hora',
  },
  {
    to: '/third-parties/same-bank',
    icon: Users,
    title: `A otra cuenta ${brand.product}`,
    about: 'Al momento y sin comisión',
  },
  {
    to: '/third-parties/credits',
    icon: HandCoins,
    title: 'Pagar un crédito de alguien más',
    about: 'Personal o hipotecario',
  },
  { to: '/hubs/cards', icon: CreditCard, title: 'Pagar una tarjeta', about: 'Tuya o de alguien más' },
  {
    to: transferHistory.to,
    icon: History,
    title: 'Transferencias realizadas',
    about: 'Hechas y programadas',
  },
];

type Props = { finder: Slot; repeatTransfers: Slot; savedRecipients: Slot };

export const TransfersHub = ({ finder, repeatTransfers, savedRecipients }: Props) => (
  <Grid gap="6" templateColumns="minmax(0, 1fr)">
    <PageHead title="¿A quién le envías?" documentTitle="Transferencias" />
    {finder}
    {repeatTransfers}
    <Section title="Más">
      <HubLinks links={links} />
    </Section>
    {savedRecipients}
  </Grid>
);
