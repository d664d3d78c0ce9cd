import type { Account } from '#contract/shared/account';
import { AccountPage } from './AccountPage';
import { Instalments } from './credit/Instalments';

export default function MortgagePage() {
  return <AccountPage slug="mortgage" title="Crédito hipotecario" of={Content} />;
}

const Content = ({ account }: { account: Account }) => <Instalments slug="mortgage" account={account} />;
