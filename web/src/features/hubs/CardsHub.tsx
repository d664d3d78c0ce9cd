import { Text } from '@chakra-ui/react/text';
import { CreditCard, WalletCards } from 'lucide-react';
import { HubLinks } from '#web/components/HubLinks.tsx';
import { Page } from '#web/components/Page.tsx';
import { Section } from '#web/components/Section.tsx';
import type { Slot } from '#web/components/slot.ts';
import { AccountLinks } from './AccountLinks';

const otherCards = [
  {
    to: '/third-parties/cards',
    icon: WalletCards,
    title: 'Pagar una tarjeta de alguien más',
    about: 'De cualquier banco, también American Express',
  },
];

/** `children` are the saved cards of other people. */
export const CardsHub = ({ children }: { children: Slot }) => (
  <Page title="Tarjetas">
    <Section title="Mis tarjetas">
      <AccountLinks
        icon={CreditCard}
        skeletonRows={1}
        isListed={({ type }) => type === 'Tarjeta de Crédito'}
        emptyState={<Text color="fg.muted">No tienes tarjetas de crédito con nosotros.</Text>}
      />
    </Section>
    <Section title="Tarjetas de alguien más">
      <HubLinks links={otherCards} />
    </Section>
    {children}
  </Page>
);
