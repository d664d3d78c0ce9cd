import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectField } from '#web/components/forms/SelectField.tsx';
import { PagedRows } from '#web/components/PagedRows.tsx';
import { formatInstant } from '../lib/days';
import { jobTitle } from '../lib/jobs';
import { upcomingQuery } from '../lib/queries';
import { CodeButton } from '../parts/CodeButton';
import { EmptyText } from '../parts/EmptyText';
import { Loaded } from '../parts/Loaded';
import { Panel } from '../parts/Panel';
import { PanelRow, PanelRows } from '../parts/PanelRows';

const spans = [
  { value: 'P1D', label: 'Un día' },
  { value: 'P7D', label: 'Una semana' },
  { value: 'P1M', label: 'Un mes' },
];

const ROWS = 6;

export function UpcomingPanel() {
  const [until, setUntil] = useState('P7D');
  const upcoming = useQuery(upcomingQuery(until));
  return (
    <Panel
      title="Pasará"
      about="Lo que correría si el reloj avanza. Verlo no cambia nada."
      aside={<CodeButton label="Pasará" call={(api) => api.upcoming.query({ query: { until } })} />}
    >
      <SelectField id="until" label="Hasta" value={until} onChange={setUntil} options={spans} />
      <Loaded query={upcoming}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyText>Nada está programado hasta entonces.</EmptyText>
          ) : (
            <PagedRows rows={data} size={ROWS} list={until} end="Es todo hasta entonces.">
              {(rows) => (
                <PanelRows>
                  {rows.map(({ kind, key, at, customer, crash }) => (
                    <PanelRow key={`${kind} ${key} ${at}`}>
                      <div>
                        <b>{jobTitle(kind)}</b>
                        <small translate="no">{customer === undefined ? key : `${customer} · ${key}`}</small>
                        {crash !== undefined && <small lang="en">{crash}</small>}
                      </div>
                      <small translate="no">{formatInstant(at)}</small>
                    </PanelRow>
                  ))}
                </PanelRows>
              )}
            </PagedRows>
          )
        }
      </Loaded>
    </Panel>
  );
}
