import { InvestmentPage } from './InvestmentPage';

export default function InvestmentFundPage() {
  return (
    <InvestmentPage
      slug="investment-fund"
      title="Fondo de inversión"
      protection="Los fondos de inversión no están protegidos por el IPAB."
    />
  );
}
