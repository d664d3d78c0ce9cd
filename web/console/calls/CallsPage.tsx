import { useQuery } from '@tanstack/react-query';
import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AnchorButton, Button } from '#web/components/Button.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { PagedRows } from '#web/components/PagedRows.tsx';
import { requestsQuery } from '../lib/queries';
import { CodeButton } from '../parts/CodeButton';
import { ConsolePage } from '../parts/ConsolePage';
import { Control, Controls, Pair } from '../parts/Control';
import { EmptyText } from '../parts/EmptyText';
import { Loaded } from '../parts/Loaded';
import { Panel } from '../parts/Panel';
import { CallRows } from './CallRows';
import { ErrorGroups } from './ErrorGroups';
import { Filters } from './Filters';
import { filterFrom } from './filter';

const ROWS = 50;

export default function CallsPage() {
  const [params] = useSearchParams();
  const [isPaused, setPaused] = useState(false);
  const filter = filterFrom(params);
  const archive = new URLSearchParams(filter);
  const calls = useQuery({ ...requestsQuery(filter), enabled: !isPaused });
  return (
    <ConsolePage
      title="Llamadas"
      about="Lo que se le ha pedido a la API de este banco, lo más nuevo primero."
    >
      <Controls>
        <Button size="sm" variant="outline" onClick={() => setPaused(!isPaused)}>
          <Icon as={isPaused ? Play : Pause} size="sm" />
          <span>{isPaused ? 'Seguir' : 'Pausar'}</span>
        </Button>
        <Control label="Vaciar la lista" call={(api) => api.deleteRequests.mutate({ body: undefined })} />
        <Pair>
          <AnchorButton
            size="sm"
            variant="outline"
            href={`/__bank/requests.har?${archive}`}
            download="llamadas.har"
          >
            Descargar HAR
          </AnchorButton>
          <CodeButton label="Descargar HAR" call={(api) => api.httpArchive.query({ query: filter })} />
        </Pair>
      </Controls>
      <ErrorGroups isPaused={isPaused} />
      <Panel
        title="Bitácora"
        aside={<CodeButton label="Bitácora" call={(api) => api.requests.query({ query: filter })} />}
      >
        <Filters isPaused={isPaused} />
        <Loaded query={calls} rows={6}>
          {({ data }) =>
            data.length === 0 ? (
              <EmptyText>
                Ninguna llamada coincide. Abre la banca y úsala: aparecen aquí al momento.
              </EmptyText>
            ) : (
              <PagedRows rows={data} size={ROWS} list={String(params)} end="Es todo lo que guarda el banco.">
                {(rows) => <CallRows rows={rows} />}
              </PagedRows>
            )
          }
        </Loaded>
      </Panel>
    </ConsolePage>
  );
}
