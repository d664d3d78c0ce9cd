import { Badge } from '@chakra-ui/react/badge';
import { useQuery } from '@tanstack/react-query';
import type { Fault, NearestMiss } from '#contract/domain/fault-rule';
import { Link } from '#web/components/Link.tsx';
import { faultsQuery } from '../lib/queries';
import { Control, Controls } from '../parts/Control';
import { EmptyText } from '../parts/EmptyText';
import { Loaded } from '../parts/Loaded';
import { Panel } from '../parts/Panel';
import { PanelRow, PanelRows } from '../parts/PanelRows';
import { describeEffect, describeMatch, isSpent } from './describe-rule';

export function RulesPanel() {
  const faults = useQuery(faultsQuery);
  return (
    <Panel title="Reglas de este banco" about="Sus aciertos se ven al momento.">
      <Loaded query={faults}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyText>No hay reglas: todo responde como siempre.</EmptyText>
          ) : (
            <>
              <PanelRows>
                {data.map((fault) => (
                  <RuleRow key={fault.id} fault={fault} />
                ))}
              </PanelRows>
              <Controls mt="3">
                <Control label="Quitar todas" call={(api) => api.deleteFaults.mutate({ body: undefined })} />
              </Controls>
            </>
          )
        }
      </Loaded>
    </Panel>
  );
}

const hitsLabel = (hits: number): string => `${hits} ${hits === 1 ? 'acierto' : 'aciertos'}`;

function RuleRow({ fault }: { fault: Fault }) {
  const { id, hits, matches, rule, nearestMiss } = fault;
  const isUsedUp = isSpent(fault);
  return (
    <PanelRow wraps>
      <div>
        <b translate="no">{describeEffect(rule)}</b>
        <small translate="no">{describeMatch(rule)}</small>
        <Controls mt="1">
          <Badge colorPalette={hits > 0 ? 'success' : 'neutral'}>{hitsLabel(hits)}</Badge>
          {isUsedUp && <Badge>Agotada</Badge>}
          {matches > hits && <Badge>{`Dejó pasar ${matches - hits}`}</Badge>}
        </Controls>
        {nearestMiss && !isUsedUp && <NearestMissText miss={nearestMiss} />}
      </div>
      <Control
        label={`Quitar ${id}`}
        call={(api) => api.deleteFault.mutate({ params: { id }, body: undefined })}
      />
    </PanelRow>
  );
}

const conditions: Readonly<Record<NearestMiss['condition'], string>> = {
  operation: 'la operación',
  method: 'el método',
  path: 'la ruta',
  customer: 'el cliente',
  body: 'el cuerpo',
};

const NearestMissText = ({ miss }: { miss: NearestMiss }) => (
  <small>
    <span>{`Casi: cambió ${conditions[miss.condition]}. Se esperaba ${miss.expected} y fue ${miss.actual ?? 'nada'}.`}</span>{' '}
    <Link to={`/calls/${miss.traceId}`}>Ver la llamada</Link>
  </small>
);
