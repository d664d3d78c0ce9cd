import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { CalendarPlus, House, PiggyBank } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type BankDate, bankDate, bankTime, nextBusinessDay } from '#contract/domain/dates';
import { serviceHours } from '#contract/domain/hours';
import { maturityOf } from '#contract/domain/term-investment';
import { Button } from '#web/components/Button.tsx';
import { Column } from '#web/components/Column.tsx';
import { HubLinks } from '#web/components/HubLinks.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import { Section } from '#web/components/Section.tsx';
import { formatWeekday, weekdayName } from '#web/flow/money-form/days.ts';
import { SUMMARY } from '#web/lib/addresses/summary.ts';
import { bankNow } from '#web/lib/api/bank-clock.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { type Holidays, isBankDay, isOpenAt, nextOpeningDay } from './calendar';
import { OpeningWeek } from './OpeningWeek';

const { opens, closes } = serviceHours.investments;

const TICK_MS = 1_000;
const EXAMPLE_TERM_DAYS = 28;

function useNow(): number {
  const [now, setNow] = useState(bankNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(bankNow()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

type OutOfHoursProps = { holidays: Holidays; onEnter: () => void };

/** Replaces the form out of hours. At opening time it offers a button, and does not switch by itself. */
export default function OutOfHours({ holidays, onEnter }: OutOfHoursProps) {
  const now = useNow();
  const isOpen = isOpenAt(now, holidays);
  return (
    <Column display="grid" gap="6">
      <PageHead
        back={{ to: SUMMARY, label: 'Mis cuentas' }}
        title={isOpen ? 'Ya puedes invertir' : 'Estás fuera de horario'}
      >
        <Text color="fg.muted" mt="1">
          {`El horario para invertir es de lunes a viernes de ${opens} a ${closes} h (tiempo del centro).`}
        </Text>
      </PageHead>
      <div>
        <div role="status">
          {isOpen && (
            <>
              <Text mb="4">{`Ya es hora: puedes invertir hoy hasta las ${closes} horas.`}</Text>
              <Button onClick={onEnter}>Invertir ahora</Button>
            </>
          )}
        </div>
        {!isOpen && <ClosedMessage now={now} holidays={holidays} />}
      </div>
      <Section title="Mientras tanto puedes">
        <HubLinks
          links={[
            {
              to: '/mutual-funds/execute?operation_type=BUY',
              icon: CalendarPlus,
              title: 'Programar una compra de fondo',
              about: `Elige desde ahora; se hace el ${formatWeekday(nextBusinessDay(bankDate(now), holidays))}`,
            },
            {
              to: '/saving-programs/create',
              icon: PiggyBank,
              title: 'Crear un ahorro programado',
              about: 'A cualquier hora, con la cantidad que elijas',
            },
            { to: SUMMARY, icon: House, title: 'Ver tus inversiones', about: 'Están en Mis cuentas' },
          ]}
        />
      </Section>
    </Column>
  );
}

const dayText = (day: BankDate, today: BankDate): string =>
  day === today ? 'hoy' : `el ${weekdayName(day)} ${formatDate(day)}`;

function ClosedMessage({ now, holidays }: { now: number; holidays: Holidays }) {
  const today = bankDate(now);
  const time = bankTime(now).slice(0, 5);
  const opening = nextOpeningDay(now, time, holidays);
  return (
    <Grid gap="6">
      <p>
        <Text as="span" textStyle="body.sm" color="fg.muted">{`Abre ${dayText(opening, today)} a las`}</Text>
        <Hour>
          <span>{opens}</span> <small>horas</small>
        </Hour>
      </p>
      <OpeningWeek {...{ today, time, nextOpening: opening, holidays }} />
      <Text textStyle="body.sm" color="fg.muted">
        {`Si inviertes ${opening === today ? 'hoy' : `el ${weekdayName(opening)}`} a ${EXAMPLE_TERM_DAYS} días, recibes tu dinero el ${formatWeekday(maturityOf(opening, EXAMPLE_TERM_DAYS, (date) => isBankDay(date, holidays)))}.`}
      </Text>
    </Grid>
  );
}

const Hour = chakra('b', {
  base: {
    display: 'block',
    textStyle: 'numeral.xl',
    '& small': { fontSize: '1.125rem', fontWeight: '500', letterSpacing: '0', color: 'fg.muted' },
  },
});
