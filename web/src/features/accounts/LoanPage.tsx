import type { Account } from '#contract/shared/account';
import { AccountPage } from './AccountPage';
import { Instalments } from './credit/Instalments';

export default function LoanPage() {
  return <AccountPage slug="loan" title="Crédito personal" of={Content} />;
}

const Content = ({ account }: { account: Account }) => <Instalments slug="loan" account={account} />;
