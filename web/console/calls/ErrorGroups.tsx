import { useQuery } from '@tanstack/react-query';
import { errorText, isErrorCode } from '#contract/errors';
import { Link } from '#web/components/Link.tsx';
import { PagedRows } from '#web/components/PagedRows.tsx';
import { requestsQuery } from '../lib/queries';
import { Panel } from '../parts/Panel';
import { PanelRow, PanelRows } from '../parts/PanelRows';
import { type ErrorGroup, groupErrors, statusLabel } from './errors';

const ROWS = 5;

const searchOf = ({ status, code, operation }: ErrorGroup): string =>
  String(
    new URLSearchParams({
      status: String(status),
      ...(code !== undefined && { code }),
      ...(operation !== undefined && { operation }),
    }),
  );

const nameOf = ({ operation, count }: ErrorGroup): string =>
  `${operation ?? 'Sin operación'} · ${count} ${count === 1 ? 'vez' : 'veces'}`;

/** Errors in groups; renders nothing without errors. */
export function ErrorGroups({ isPaused }: { isPaused: boolean }) {
  const { data } = useQuery({ ...requestsQuery({}), enabled: !isPaused });
  const groups = groupErrors(data?.data ?? []);
  if (groups.length === 0) return null;
  return (
    <Panel title="Errores por código y operación">
      <PagedRows rows={groups} size={ROWS} end="Son todos los errores.">
        {(rows) => (
          <PanelRows>
            {rows.map((group) => (
              <PanelRow key={searchOf(group)}>
                <div>
                  <b translate="no">{statusLabel(group)}</b>
                  {group.code !== undefined && isErrorCode(group.code) && (
                    <small>{errorText(group.code).heading}</small>
                  )}
                </div>
                <Link to={`/calls?${searchOf(group)}`} variant="plain" htmlTranslate="no">
                  {nameOf(group)}
                </Link>
              </PanelRow>
            ))}
          </PanelRows>
        )}
      </PagedRows>
    </Panel>
  );
}
