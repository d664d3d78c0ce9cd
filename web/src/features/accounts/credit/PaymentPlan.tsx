import { useState } from 'react';
import type { Instalment } from '#contract/domain/credit-product';
import { MAX_MONTHS } from '#contract/domain/loan-plan';
import type { Currency } from '#contract/domain/money';
import { Button } from '#web/components/Button.tsx';
import { LoadMoreFooter } from '#web/components/LoadMore.tsx';
import { PagedRows } from '#web/components/PagedRows.tsx';
import { Section } from '#web/components/Section.tsx';
import { InstalmentTable } from './InstalmentTable';
import { amountLeft, unpaidInstalments } from './plan';

/** One year. */
const FIRST_ROWS = 12;

type PaymentPlanProps = { plan: readonly Instalment[]; currency: Currency };

export function PaymentPlan({ plan, currency }: PaymentPlanProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const upcomingYear = unpaidInstalments(plan).slice(0, FIRST_ROWS);
  const shownInstalments = isExpanded || upcomingYear.length === 0 ? plan : upcomingYear;
  return (
    <Section title="Plan de pagos">
      <PagedRows rows={shownInstalments} size={MAX_MONTHS} end="Ya viste todos los pagos.">
        {(rows) => (
          <InstalmentTable instalments={rows} amountOf={amountLeft} amountLabel="Pago" currency={currency} />
        )}
      </PagedRows>
      {(isExpanded || shownInstalments.length < plan.length) && (
        <LoadMoreFooter>
          <Button variant="outline" aria-expanded={isExpanded} onClick={() => setIsExpanded(!isExpanded)}>
            {isExpanded ? 'Ver solo los próximos' : `Ver los ${plan.length} pagos`}
          </Button>
        </LoadMoreFooter>
      )}
    </Section>
  );
}
