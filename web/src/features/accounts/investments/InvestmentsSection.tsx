import { PiggyBank } from 'lucide-react';
import type { Currency } from '#contract/shared/money';
import { EmptyState } from '../../../ui/EmptyState';
import { Section } from '../../../ui/Section';
import { ReadPages } from '../ReadPages';
import { useInvestments } from './api';
import { InvestmentTable } from './InvestmentTable';

type InvestmentsSectionProps = { portfolioKey: string; currency: Currency };

/** What a portfolio is made of. */
export const InvestmentsSection = ({ portfolioKey, currency }: InvestmentsSectionProps) => (
  <Section title="Tus inversiones">
    <ReadPages
      query={useInvestments(portfolioKey)}
      none={<EmptyState icon={PiggyBank} role="status" title="Aún no tienes inversiones en esta cuenta" />}
      end="Ya viste todas tus inversiones."
    >
      {(rows) => <InvestmentTable investments={rows} currency={currency} />}
    </ReadPages>
  </Section>
);
