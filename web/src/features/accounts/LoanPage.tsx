import { InstalmentPage } from './credit/InstalmentPage';

export default function LoanPage() {
  return <InstalmentPage slug="loan" title="Crédito personal" />;
}
