import { useState } from 'react';
import type { Instalment } from '#contract/shared/credit-product';
import type { Currency } from '#contract/shared/money';
import { Button } from '../../../ui/Button';
import { DrawnRows } from '../../../ui/DrawnRows';
import { Foot } from '../../../ui/LoadMore';
import { Section } from '../../../ui/Section';
import { InstalmentTable } from './InstalmentTable';
import { leftOf, toCome } from './plan';

/** A year of them is what most people look for. */
const FIRST_ROWS = 12;
/** A loan's longest term: a plan is drawn whole. */
const MOST_MONTHS = 480;

type PaymentPlanProps = { plan: readonly Instalment[]; currency: Currency };

/** What is left to pay, soonest first; the whole plan for who asks. */
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
        <Foot>
          <Button look="line" aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? 'Ver solo los próximos' : `Ver los ${plan.length} pagos`}
          </Button>
        </Foot>
      )}
    </Section>
  );
}
