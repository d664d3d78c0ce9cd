import { chakra } from '@chakra-ui/react/styled-system';
import type { Slot } from '#web/components/slot.ts';

type CompanyRowProps = { mark: Slot; title: string; about?: string; end?: Slot };

export const CompanyRow = ({ mark, title, about, end }: CompanyRowProps) => (
  <Row>
    {mark}
    <div>
      <b>{title}</b>
      {about !== undefined && <small>{about}</small>}
    </div>
    {end}
  </Row>
);

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    '& > div': { flex: '1 1 8rem', minWidth: '0', overflowWrap: 'anywhere' },
    '& > div > b': { display: 'block', fontWeight: '600', lineHeight: '1.35' },
    '& > div > small': { display: 'block', textStyle: 'body.sm', color: 'fg.muted' },
  },
});
