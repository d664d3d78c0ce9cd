import { InvestmentPage } from './InvestmentPage';

export default function InvestmentProductPage() {
  return (
    <InvestmentPage
      slug="investment-product"
      title="Valores"
      protection="Tus depósitos están protegidos por el IPAB hasta 400 mil UDIS por persona y banco."
    />
  );
}
