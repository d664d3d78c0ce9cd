import { useQuery } from '@tanstack/react-query';
import { Button } from '#web/components/Button.tsx';
import { formatInstant } from '../lib/days';
import { snapshotsQuery } from '../lib/queries';
import { useFields } from '../lib/useFields';
import { useParam } from '../lib/useParam';
import { Control, Controls } from '../parts/Control';
import { EmptyText } from '../parts/EmptyText';
import { FieldGrid } from '../parts/FieldGrid';
import { InputField } from '../parts/InputField';
import { Loaded } from '../parts/Loaded';
import { Panel } from '../parts/Panel';
import { PanelRow, PanelRows } from '../parts/PanelRows';
import { Comparison } from './Comparison';

export function SnapshotsPanel({ bank }: { bank: string }) {
  const snapshots = useQuery(snapshotsQuery(bank));
  const { values, bind, clear, rejected } = useFields({ name: '' });
  const [compared, setCompared] = useParam('snapshot');
  const body = values.name === '' ? {} : { name: values.name };
  return (
    <Panel
      title={`Copias de ${bank}`}
      about="Datos, reloj y fallas. Al restaurar, las sesiones siguen abiertas."
    >
      <FieldGrid>
        <InputField {...bind('name')} label="Nombre de la copia" placeholder="Antes del pago" />
      </FieldGrid>
      <Control
        label="Guardar copia"
        variant="solid"
        call={(api) => api.createSnapshot.mutate({ params: { bank }, body })}
        onDone={clear}
        onError={rejected.reject}
      />
      <Loaded query={snapshots}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyText>Todavía no hay copias.</EmptyText>
          ) : (
            <>
              <PanelRows>
                {data.map(({ snapshot, name, now }) => (
                  <PanelRow key={snapshot} wraps>
                    <div>
                      <b translate="no">{name ?? snapshot}</b>
                      <small translate="no">{`${snapshot} · ${formatInstant(now)}`}</small>
                    </div>
                    <Controls>
                      <Control
                        label={`Restaurar ${snapshot}`}
                        call={(api) =>
                          api.restoreSnapshot.mutate({ params: { bank, snapshot }, body: undefined })
                        }
                      />
                      <Button size="sm" variant="outline" onClick={() => setCompared(snapshot)}>
                        {`Comparar ${snapshot}`}
                      </Button>
                      <Control
                        label={`Borrar ${snapshot}`}
                        call={(api) =>
                          api.deleteSnapshot.mutate({ params: { bank, snapshot }, body: undefined })
                        }
                      />
                    </Controls>
                  </PanelRow>
                ))}
              </PanelRows>
              {data.some(({ snapshot }) => snapshot === compared) && (
                <Comparison
                  bank={bank}
                  snapshot={compared}
                  otherSnapshots={data.map(({ snapshot }) => snapshot)}
                />
              )}
            </>
          )
        }
      </Loaded>
    </Panel>
  );
}
