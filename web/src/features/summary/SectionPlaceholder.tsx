import { chakra } from '@chakra-ui/react/styled-system';
import { RowsLoading } from '#web/components/RowsLoading.tsx';
import { Section } from '#web/components/Section.tsx';
import { HEIGHTS } from './layout.styles';

type PlaceProps = { title: string; of: keyof typeof HEIGHTS };

export const SectionPlaceholder = ({ title, of }: PlaceProps) => (
  <Section title={title}>
    <PartPlace of={of} />
  </Section>
);

const ROWS = { week: 4, people: 2, latest: 5 } as const;

/** As many skeleton rows as fit the reserved height. */
export const PartPlace = ({ of }: Pick<PlaceProps, 'of'>) => (
  <Kept height={HEIGHTS[of]}>
    <RowsLoading rows={ROWS[of]} height={`calc(100% / ${ROWS[of]})`} />
  </Kept>
);

const Kept = chakra('div', { base: { '& > *': { display: 'grid', height: '100%', gridAutoRows: '1fr' } } });

export const RailPlaceholder = () => (
  <>
    <RowsLoading rows={3} height="86px" />
    <RowsLoading rows={6} height="70px" />
  </>
);

/** Usual width of a trend text. */
export const TrendPlaceholder = () => <small style={{ minWidth: '10rem' }}>&nbsp;</small>;
