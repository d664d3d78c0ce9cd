import { chakra } from '@chakra-ui/react/styled-system';
import { RowsLoading } from '#web/components/RowsLoading.tsx';
import { Section } from '#web/components/Section.tsx';
import { HEIGHTS } from './layout.styles';

type PlaceProps = { title: string; of: keyof typeof HEIGHTS };

/** Where a part of the page will be that is read once the accounts are there. */
export const SectionPlaceholder = ({ title, of }: PlaceProps) => (
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
export const RailPlaceholder = () => (
  <>
    <RowsLoading rows={3} height="86px" />
    <RowsLoading rows={6} height="70px" />
  </>
);

/** Where it will be said how a balance went: as wide as that mostly is. */
export const TrendPlaceholder = () => <small style={{ minWidth: '10rem' }}>&nbsp;</small>;
