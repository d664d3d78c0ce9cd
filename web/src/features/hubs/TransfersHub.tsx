import { ArrowLeftRight, CreditCard, HandCoins, History, Landmark, Users } from 'lucide-react';
import { brand } from '#contract/brand';
import { HubLinks } from '#web/components/HubLinks.tsx';
import { Page } from '#web/components/Page.tsx';
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

/** `children`: recipients. */
export const TransfersHub = ({ children }: { children: Slot }) => (
  <Page title="Transferencias">
    <HubLinks links={links} />
    {children}
  </Page>
);
