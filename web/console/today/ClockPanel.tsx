import { Badge } from '@chakra-ui/react/badge';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { Pause, Play } from 'lucide-react';
import type { ClockAdvance, ClockState } from '#contract/domain/clock';
import { bankTime } from '#contract/domain/dates';
import { Icon } from '#web/components/Icon.tsx';
import { dayLabel, formatDay, modeLabels } from '../lib/days';
import { clockQuery } from '../lib/queries';
import { useBankNow } from '../lib/useBankNow';
import { Control, Controls } from '../parts/Control';
import { Loaded } from '../parts/Loaded';
import { Panel } from '../parts/Panel';
import { ClockForm } from './ClockForm';
import { useLastJobs } from './useLastJobs';

const jumps: readonly { label: string; body: ClockAdvance }[] = [
  { label: '+1 h', body: { duration: 'PT1H' } },
  { label: '+1 día', body: { duration: 'P1D' } },
  { label: '+1 mes', body: { duration: 'P1M' } },
  { label: 'Siguiente día hábil', body: { to: 'next-bank-day' } },
  { label: 'Siguiente apertura', body: { to: 'next-opening' } },
  { label: 'Siguiente corte', body: { to: 'next-cut-off' } },
  { label: 'Siguiente vencimiento', body: { to: 'next-due' } },
  { label: 'Fin de mes', body: { to: 'month-end' } },
];

export function ClockPanel() {
  const clock = useQuery(clockQuery);
  return (
    <Panel
      title="Reloj del banco"
      about="En la Ciudad de México. Al avanzar, corre lo que vence en el camino."
    >
      <Loaded query={clock}>{(state) => <Clock state={state} readAt={clock.dataUpdatedAt} />}</Loaded>
    </Panel>
  );
}

function Clock({ state, readAt }: { state: ClockState; readAt: number }) {
  const now = useBankNow(state, readAt);
  const { setLastJobs } = useLastJobs();
  return (
    <>
      <Text textStyle="numeral.xl" translate="no">
        {bankTime(now)}
      </Text>
      <Text color="fg.muted">{formatDay(now)}</Text>
      <Controls my="3">
        <Badge colorPalette={state.day.isBankDay ? 'success' : 'warning'}>{dayLabel(state)}</Badge>
        <Badge colorPalette={state.mode === 'frozen' ? 'warning' : 'info'}>{modeLabels[state.mode]}</Badge>
      </Controls>
      <Controls>
        {state.mode === 'frozen' ? (
          <Control
            label="Reanudar"
            variant="solid"
            icon={<Icon as={Play} size="sm" />}
            call={(api) => api.setClock.mutate({ body: { mode: 'shifted' } })}
          />
        ) : (
          <Control
            label="Congelar"
            icon={<Icon as={Pause} size="sm" />}
            call={(api) => api.setClock.mutate({ body: { mode: 'frozen' } })}
          />
        )}
        {state.mode !== 'real' && (
          <Control
            label="Volver a la hora real"
            call={(api) => api.setClock.mutate({ body: { mode: 'real' } })}
            onDone={setLastJobs}
          />
        )}
        {jumps.map(({ label, body }) => (
          <Control
            key={label}
            label={label}
            call={(api) => api.advanceClock.mutate({ body })}
            onDone={setLastJobs}
          />
        ))}
      </Controls>
      <ClockForm now={now} />
    </>
  );
}
