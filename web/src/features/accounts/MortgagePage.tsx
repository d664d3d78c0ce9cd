import { InstalmentPage } from './credit/InstalmentPage';

export default function MortgagePage() {
  return <InstalmentPage slug="mortgage" title="Crédito hipotecario" />;
}
