import { chakra } from '@chakra-ui/react/styled-system';
import { RowsLoading } from '../../ui/RowsLoading';
import { Section } from '../../ui/Section';
import { HEIGHTS } from './layout';

type PlaceProps = { title: string; of: keyof typeof HEIGHTS };

/** Where a part of the page will be that is read once the accounts are there. */
export const Place = ({ title, of }: PlaceProps) => (
  <Section title={title}>
    <PartPlace of={of} />
  </Section>
);

const ROWS = { week: 4, people: 2, latest: 5 } as const;

/** Its rows, as far as they fit into the height that is kept. */
export const PartPlace = ({ of }: Pick<PlaceProps, 'of'>) => (
  <Kept height={HEIGHTS[of]}>
    <RowsLoading rows={ROWS[of]} height={`calc(100% / ${ROWS[of]})`} />
  </Kept>
);

const Kept = chakra('div', { base: { '& > *': { display: 'grid', height: '100%', gridAutoRows: '1fr' } } });

/** Where what stands beside the accounts will be. */
export const RailPlace = () => (
  <>
    <RowsLoading rows={3} height="86px" />
    <RowsLoading rows={6} height="70px" />
  </>
);

/** Where it will be said how a balance went: as wide as that mostly is. */
export const TrendPlace = () => <small style={{ minWidth: '10rem' }}>&nbsp;</small>;
