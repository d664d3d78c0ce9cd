import { Grid } from '@chakra-ui/react/grid';
import { formatHours } from '#contract/domain/hours';
import type { FieldsProps } from '#web/flow/flow.ts';
import { accountOf } from '#web/flow/money-form/accounts.ts';
import { LiveSummary } from '#web/flow/money-form/LiveSummary.tsx';
import { liveDay, sourceParty } from '#web/flow/money-form/live-summary.ts';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { isOverdue } from '../shared/payees/bills';
import { LazyUsualAmount } from './LazyUsualAmount';
import { chargedRow, payeeParty } from './parties';
import { costFrom } from './payment-days';
import { dayOf, type Service } from './service';
import { useServiceSelection } from './useServiceSelection';

export function ServiceLiveSummary({ form, setup }: FieldsProps<Service>) {
  const { draft, payee, bill, hasNoBill, centavos = 0 } = useServiceSelection({ form, setup });
  if (hasNoBill) return null;
  const source = accountOf(setup.accounts, draft.from);
  const cost = costFrom(source, centavos, setup.exchangeMatrix);
  const day = dayOf(draft, bill);
  return (
    <Grid gap="4">
      <LiveSummary
        from={sourceParty(source, { total: cost?.charged ?? 0, when: day.when })}
        to={payeeParty(payee, 'Qué se paga')}
        rows={[
          ...(bill
            ? [
                { label: 'Recibo', value: bill.period },
                { label: isOverdue(bill, bankToday()) ? 'Venció' : 'Vence', value: formatDate(bill.dueDate) },
              ]
            : []),
          { label: 'Se aplica', value: liveDay(day) },
          ...chargedRow(cost),
          { label: 'Comisión', value: 'Sin comisión' },
        ]}
        total={centavos}
        currency="MXN"
        note={`Los servicios se pagan todos los días de ${formatHours('bill-payments')}.`}
      />
      <LazyUsualAmount form={form} setup={setup} />
    </Grid>
  );
}
