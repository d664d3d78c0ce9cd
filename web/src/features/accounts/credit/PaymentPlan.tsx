import { useState } from 'react';
import type { Instalment } from '#contract/domain/credit-product';
import type { Currency } from '#contract/domain/money';
import { Button } from '#web/components/Button.tsx';
import { DrawnRows } from '#web/components/DrawnRows.tsx';
import { LoadMoreFooter } from '#web/components/LoadMore.tsx';
import { Section } from '#web/components/Section.tsx';
import { InstalmentTable } from './InstalmentTable';
import { leftOf, toCome } from './plan';

/** One year. */
const FIRST_ROWS = 12;
/** Longest term in months; the whole plan fits in one render. */
const MOST_MONTHS = 480;

type PaymentPlanProps = { plan: readonly Instalment[]; currency: Currency };

export function PaymentPlan({ plan, currency }: PaymentPlanProps) {
  const [whole, setWhole] = useState(false);
  const next = toCome(plan).slice(0, FIRST_ROWS);
  const shown = whole || next.length === 0 ? plan : next;
  return (
    <Section title="Plan de pagos">
      <DrawnRows rows={shown} size={MOST_MONTHS} end="Ya viste todos los pagos.">
        {(rows) => (
          <InstalmentTable instalments={rows} amountOf={leftOf} amountLabel="Pago" currency={currency} />
        )}
      </DrawnRows>
      {(whole || shown.length < plan.length) && (
        <LoadMoreFooter>
          <Button look="line" aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? 'Ver solo los próximos' : `Ver los ${plan.length} pagos`}
          </Button>
        </LoadMoreFooter>
      )}
    </Section>
  );
}
