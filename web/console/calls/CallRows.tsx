import { Badge } from '@chakra-ui/react/badge';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { bankTime } from '#contract/domain/dates';
import type { RequestLogEntry } from '#contract/domain/request-log';
import { StatusBadge } from './StatusBadge';

export const CallRows = ({ rows }: { rows: readonly RequestLogEntry[] }) => (
  <List>
    {rows.map((entry) => (
      <li key={entry.traceId}>
        <CallLink entry={entry} />
      </li>
    ))}
  </List>
);

const CallLink = ({ entry }: { entry: RequestLogEntry }) => (
  <Row to={`/calls/${entry.traceId}`}>
    <span data-cell="time">
      <span>{`Banco ${bankTime(Date.parse(entry.at))}`}</span>{' '}
      <span>{`Sistema ${bankTime(Date.parse(entry.systemTime))}`}</span>
    </span>{' '}
    <span data-cell="call" translate="no">
      <b>{entry.operation ?? 'Sin operación'}</b> <small>{`${entry.method} ${entry.path}`}</small>
    </span>{' '}
    <span data-cell="marks">
      <StatusBadge entry={entry} />{' '}
      {entry.fault !== undefined && (
        <Badge>{entry.fault === 'header' ? 'Por x-fault' : `Falla ${entry.fault}`}</Badge>
      )}{' '}
      {entry.transactions.length > 0 && <Badge>{`Asientos: ${entry.transactions.length}`}</Badge>}
    </span>{' '}
    <span data-cell="ms">{`${Math.round(entry.durationMs)} ms`}</span>
  </Row>
);

const List = chakra('ol', {
  base: { 'listStyle': 'none', 'mt': '3', '& > li': { borderTop: '1px solid {colors.border.subtle}' } },
});
const Row = chakra(Link, {
  base: {
    'display': 'grid',
    'gridTemplateColumns': {
      base: 'minmax(0, 1fr) auto',
      md: '124px minmax(0, 1fr) 232px 72px',
    },
    'gridTemplateAreas': { base: '"call call" "time time" "marks ms"', md: '"time call marks ms"' },
    'columnGap': '4',
    'rowGap': '1',
    'alignItems': 'center',
    'minHeight': 'target',
    'py': '2',
    'fontSize': '0.9375rem',
    'fontVariantNumeric': 'tabular-nums lining-nums',
    '&:hover b': { textDecoration: 'underline' },
    '& [data-cell=time]': {
      gridArea: 'time',
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '3',
      textStyle: 'body.xs',
      color: 'fg.muted',
    },
    '& [data-cell=call]': { gridArea: 'call', minWidth: '0', overflowWrap: 'anywhere' },
    '& b': { display: 'block', fontWeight: '600' },
    '& small': { textStyle: 'body.xs', color: 'fg.muted' },
    '& [data-cell=marks]': {
      gridArea: 'marks',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '1',
      overflowWrap: 'anywhere',
    },
    '& [data-cell=ms]': { gridArea: 'ms', textAlign: 'end', color: 'fg.muted', whiteSpace: 'nowrap' },
  },
});
