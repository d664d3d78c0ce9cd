import { chakra } from '@chakra-ui/react/styled-system';
import { showHours } from '#contract/shared/hours';
import type { FieldsProps } from '../../flow/flow';
import { formatDate } from '../../format/dates';
import { accountOf } from '../../money-form/accounts';
import { SoFar } from '../../money-form/SoFar';
import { daySoFar, sourceParty } from '../../money-form/so-far';
import { chargedRow, payeeParty } from './parties';
import { costFrom } from './paying';
import { ServiceUsual } from './ServiceUsual';
import { dayOf, type Service } from './service';
import { useChosen } from './useChosen';

/** What paying a bill comes to so far. */
export function ServiceSoFar({ form, setup }: FieldsProps<Service>) {
  const { draft, payee, bill, nothingOwed, centavos = 0 } = useChosen({ form, setup });
  if (nothingOwed) return null;
  const source = accountOf(setup.accounts, draft.from);
  const cost = costFrom(source, centavos, setup.exchangeMatrix);
  const day = dayOf(draft, bill);
  return (
    <Stack>
      <SoFar
        from={sourceParty(source, { total: cost?.charged ?? 0, when: day.when })}
        to={payeeParty(payee, 'Qué se paga')}
        rows={[
          ...(bill
            ? [
                { label: 'Recibo', value: bill.period },
                { label: 'Vence', value: formatDate(bill.dueDate) },
              ]
            : []),
          { label: 'Se aplica', value: daySoFar(day) },
          ...chargedRow(cost),
          { label: 'Comisión', value: 'Sin comisión' },
        ]}
        total={centavos}
        currency="MXN"
        note={`Los servicios se pagan todos los días de ${showHours('bill-payments')}.`}
      />
      <ServiceUsual form={form} setup={setup} />
    </Stack>
  );
}

const Stack = chakra('div', { base: { display: 'grid', gap: '4' } });
