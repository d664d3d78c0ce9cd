import { chakra } from '@chakra-ui/react/styled-system';
import { type Row, Rows } from '#web/components/Rows.tsx';

export const DialogRows = ({ rows }: { rows: readonly Row[] }) => (
  <InLine>
    <Rows rows={rows} />
  </InLine>
);

const InLine = chakra('div', { base: { '& dl > div': { px: '0' } } });
