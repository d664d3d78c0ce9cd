import type { Account } from '#contract/shared/account';
import { AccountPage } from './AccountPage';
import { Revolving } from './credit/Revolving';

export default function CreditCardPage() {
  return <AccountPage slug="credit-card" title="Tarjeta de crédito" of={Content} />;
}

const Content = ({ account }: { account: Account }) => (
  <Revolving slug="credit-card" account={account} transfer="Transferir a esta tarjeta" />
);
