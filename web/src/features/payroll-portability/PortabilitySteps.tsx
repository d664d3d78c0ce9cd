import { Card } from '@chakra-ui/react/card';
import { chakra } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';
import { accountName } from '#contract/domain/account';
import { addDays } from '#contract/domain/dates';
import { ANSWER_DAYS } from '#contract/domain/portability';
import { useValues } from '#web/components/forms/useDraft.ts';
import { Icon } from '#web/components/Icon.tsx';
import { Section } from '#web/components/Section.tsx';
import type { FieldsProps } from '#web/flow/flow.ts';
import { accountOf } from '#web/flow/money-form/accounts.ts';
import { formatWeekday } from '#web/flow/money-form/days.ts';
import { useBankToday } from '#web/lib/api/useBankToday.ts';
import { bankDaysUntil } from './day';
import { bankNameOf, type NewPayroll } from './portability';
import { Timeline } from './Timeline';

/** Number of calendar days that include at least ten bank days. */
const CALENDAR_DAYS = 40;

export function PortabilitySteps({ form, setup }: FieldsProps<NewPayroll>) {
  const { bank, to } = useValues(form);
  const today = useBankToday();
  const latest =
    bankDaysUntil(today, addDays(today, CALENDAR_DAYS), setup.holidays)[ANSWER_DAYS - 1] ?? today;
  const paying = bankNameOf(setup.institutions, bank);
  const account = accountOf(setup.accounts, to);
  const promises = [
    'No cuesta nada',
    'No tienes que avisar a tu empresa',
    `Tu cuenta en ${paying ?? 'el otro banco'} no se cierra`,
  ];
  return (
    <Card.Root size="md">
      <Section title="Qué va a pasar">
        <Timeline
          label="Qué va a pasar"
          stages={[
            {
              title: `Hoy, ${formatWeekday(today)}`,
              text: 'Firmas con tu token y nosotros hacemos el trámite.',
              state: 'now',
            },
            {
              title: `A más tardar, ${formatWeekday(latest)}`,
              text: `${paying ?? 'El otro banco'} responde, en ${ANSWER_DAYS} días hábiles.`,
              state: 'ahead',
            },
            {
              title: 'Tu siguiente pago',
              text: `Tu sueldo llega a ${account ? `${accountName(account)} ${account.displayId}` : 'tu cuenta'}.`,
              state: 'done',
            },
          ]}
        />
        <Promises>
          {promises.map((promise) => (
            <li key={promise}>
              <Icon as={Check} size="sm" />
              <span>{promise}</span>
            </li>
          ))}
        </Promises>
      </Section>
    </Card.Root>
  );
}

const Promises = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '2',
    mt: '5',
    pt: '4',
    borderTop: '1px solid {colors.border.subtle}',
    textStyle: 'body.sm',
    color: 'fg.muted',
    '& > li': { display: 'flex', gap: '2' },
    '& svg': { mt: '3px', color: 'success.fg' },
  },
});
