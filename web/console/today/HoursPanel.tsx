import { Badge } from '@chakra-ui/react/badge';
import { useQuery } from '@tanstack/react-query';
import type { ClockState } from '#contract/domain/clock';
import { serviceStates } from '../lib/days';
import { clockQuery } from '../lib/queries';
import { useBankNow } from '../lib/useBankNow';
import { Loaded } from '../parts/Loaded';
import { Panel } from '../parts/Panel';
import { PanelRow, PanelRows } from '../parts/PanelRows';

export function HoursPanel() {
  const clock = useQuery(clockQuery);
  return (
    <Panel title="Horarios">
      <Loaded query={clock}>{(state) => <Services state={state} readAt={clock.dataUpdatedAt} />}</Loaded>
    </Panel>
  );
}

function Services({ state, readAt }: { state: ClockState; readAt: number }) {
  const now = useBankNow(state, readAt);
  return (
    <PanelRows>
      {serviceStates(now, state.day.isBankDay).map(({ service, name, hours, isOpen }) => (
        <PanelRow key={service}>
          <div>
            <b>{name}</b>
            <small>{hours}</small>
          </div>
          <Badge colorPalette={isOpen ? 'success' : 'neutral'}>{isOpen ? 'Abierto' : 'Cerrado'}</Badge>
        </PanelRow>
      ))}
    </PanelRows>
  );
}
