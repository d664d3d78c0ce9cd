import { Box } from '@chakra-ui/react/box';
import { type Account, accountName } from '#contract/domain/account';
import { CardArt } from '#web/components/avatars/CardArt.tsx';
import { useAuth } from '#web/lib/session/auth.ts';
import { AccountPage } from './AccountPage';
import { Revolving } from './credit/Revolving';

export default function CreditCardPage() {
  return <AccountPage slug="credit-card" title="Tarjeta de crédito" Content={CreditCard} />;
}

function CreditCard({ account }: { account: Account }) {
  const { user } = useAuth();
  return (
    <Revolving
      slug="credit-card"
      account={account}
      transfer="Transferir a esta tarjeta"
      art={
        <Box flex="none" width={{ base: 'min(300px, 100%)', md: '212px' }}>
          <CardArt name={accountName(account)} holder={user?.name ?? ''} displayId={account.displayId} />
        </Box>
      }
    />
  );
}
