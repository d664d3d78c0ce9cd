import { chakra } from '@chakra-ui/react/styled-system';
import { tableContainer } from '#web/components/theme/container.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import type { Points } from './scale';

type PointsTableProps = {
  label: string;
  valueName: string;
  noteName: string;
  points: Points;
  show: (value: number) => string;
};

export function PointsTable({ label, valueName, noteName, points, show }: PointsTableProps) {
  const hasNotes = points.some(({ note }) => note !== undefined);
  return (
    <Scroll role="region" aria-label={label} tabIndex={0}>
      <Figures>
        <thead>
          <tr>
            <th scope="col">Fecha</th>
            <th scope="col">{valueName}</th>
            {hasNotes && <th scope="col">{noteName}</th>}
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ date, value, note }) => (
            <tr key={date}>
              <th scope="row">{formatDate(date)}</th>
              <td>{show(value)}</td>
              {hasNotes && <td>{note}</td>}
            </tr>
          ))}
        </tbody>
      </Figures>
    </Scroll>
  );
}

const Scroll = chakra('div', {
  base: { ...tableContainer, maxHeight: '19.75rem', overflow: 'auto', borderRadius: 'control' },
});
const Figures = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    textStyle: 'body.sm',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& :is(th, td)': { px: '2', py: '2', textAlign: 'start', fontWeight: '400', verticalAlign: 'top' },
    '& thead th': { position: 'sticky', top: '0', bg: 'bg.subtle', fontWeight: '600', color: 'fg.subtle' },
    '& tbody tr': { borderTop: '1px solid {colors.border.subtle}' },
    '& td:last-of-type': { textAlign: 'end' },
    '& thead th:last-of-type': { textAlign: 'end' },
  },
});
