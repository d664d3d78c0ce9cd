import { useQuery } from '@tanstack/react-query';
import type { Fired } from '#contract/domain/clock';
import { Link } from '#web/components/Link.tsx';
import { PagedRows } from '#web/components/PagedRows.tsx';
import { formatInstant } from '../lib/days';
import { jobTitle } from '../lib/jobs';
import { ledgerQuery, messagesQuery } from '../lib/queries';
import { EmptyText } from '../parts/EmptyText';
import { Panel } from '../parts/Panel';
import { PanelRow, PanelRows } from '../parts/PanelRows';
import { useLastJobs } from './useLastJobs';

const ROWS = 6;

const countText = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export function LastJobsPanel() {
  const { lastJobs } = useLastJobs();
  if (lastJobs === undefined || lastJobs.fired.length === 0)
    return (
      <Panel title="Pasó" about="Lo que corrió al mover el reloj por última vez desde esta consola.">
        <EmptyText>
          {lastJobs === undefined ? 'El reloj aún no se ha movido.' : 'Nada venció en el camino.'}
        </EmptyText>
      </Panel>
    );
  return (
    <Panel title="Pasó" about={`Hasta el ${formatInstant(lastJobs.now)}.`}>
      <PagedRows rows={lastJobs.fired} size={ROWS} list={lastJobs.now} end="Es todo lo que corrió.">
        {(rows) => (
          <PanelRows>
            {rows.map((job) => (
              <JobRow key={`${job.kind} ${job.key} ${job.at}`} job={job} />
            ))}
          </PanelRows>
        )}
      </PagedRows>
    </Panel>
  );
}

/** A job with the number of ledger entries and messages of its instant, which other jobs may share. */
function JobRow({ job: { kind, key, at, customer } }: { job: Fired }) {
  const { data: ledger } = useQuery(ledgerQuery());
  const { data: messages } = useQuery(messagesQuery);
  const entries = ledger?.transactions.filter((each) => each.at === at).length ?? 0;
  const notices = messages?.data.filter((each) => each.at === at).length ?? 0;
  const search = `?at=${encodeURIComponent(at)}`;
  return (
    <PanelRow>
      <div>
        <b>{jobTitle(kind)}</b>
        <small translate="no">{customer === undefined ? key : `${customer} · ${key}`}</small>
      </div>
      <div>
        <small translate="no">{formatInstant(at)}</small>
        {entries > 0 && (
          <Link to={`/ledger${search}`} variant="plain" me="3">
            {countText(entries, 'asiento', 'asientos')}
          </Link>
        )}
        {notices > 0 && (
          <Link to={`/messages${search}`} variant="plain">
            {countText(notices, 'mensaje', 'mensajes')}
          </Link>
        )}
      </div>
    </PanelRow>
  );
}
