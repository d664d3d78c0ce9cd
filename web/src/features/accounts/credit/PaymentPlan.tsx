import { useState } from 'react';
import type { Instalment } from '#contract/domain/credit-product';
import { MAX_MONTHS } from '#contract/domain/loan-plan';
import type { Currency } from '#contract/domain/money';
import { Button } from '#web/components/Button.tsx';
import { LoadMoreFooter } from '#web/components/LoadMore.tsx';
import { PagedRows } from '#web/components/PagedRows.tsx';
import { Section } from '#web/components/Section.tsx';
import { InstalmentTable } from './InstalmentTable';
import { leftOf, toCome } from './plan';

/** One year. */
const FIRST_ROWS = 12;

type PaymentPlanProps = { plan: readonly Instalment[]; currency: Currency };

export function PaymentPlan({ plan, currency }: PaymentPlanProps) {
  const [whole, setWhole] = useState(false);
  const next = toCome(plan).slice(0, FIRST_ROWS);
  const shownInstalments = whole || next.length === 0 ? plan : next;
  return (
    <Section title="Plan de pagos">
      <PagedRows rows={shownInstalments} size={MAX_MONTHS} end="Ya viste todos los pagos.">
        {(rows) => (
          <InstalmentTable instalments={rows} amountOf={leftOf} amountLabel="Pago" currency={currency} />
        )}
      </PagedRows>
      {(whole || shownInstalments.length < plan.length) && (
        <LoadMoreFooter>
          <Button variant="outline" aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? 'Ver solo los próximos' : `Ver los ${plan.length} pagos`}
          </Button>
        </LoadMoreFooter>
      )}
    </Section>
  );
}
