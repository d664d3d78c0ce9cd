import { chakra } from '@chakra-ui/react/styled-system';
import { type Row, Rows } from '#web/components/Rows.tsx';

/** Rows whose text stands in line with the rest of the dialog. */
export const DialogRows = ({ rows }: { rows: readonly Row[] }) => (
  <InLine>
    <Rows rows={rows} />
  </InLine>
);

const InLine = chakra('div', { base: { '& dl > div': { px: '0' } } });
