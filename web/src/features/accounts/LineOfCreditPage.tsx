import type { Account } from '#contract/domain/account';
import { AccountPage } from './AccountPage';
import { Revolving } from './credit/Revolving';

export default function LineOfCreditPage() {
  return <AccountPage slug="line-of-credit" title="Línea de crédito" Content={LineOfCredit} />;
}

const LineOfCredit = ({ account }: { account: Account }) => (
  <Revolving slug="line-of-credit" account={account} transfer="Transferir a esta línea" />
);
