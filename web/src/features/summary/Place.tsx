import { chakra } from '@chakra-ui/react/styled-system';
import { Section } from '../../ui/Section';
import { Skeleton } from '../../ui/Skeleton';
import { HEIGHTS } from './layout';

const Box = chakra(Skeleton, { base: { borderRadius: 'card' } });

type PlaceProps = { title: string; of: keyof typeof HEIGHTS };

/** Where a part of the page will be that is read once the accounts are there. */
export const Place = ({ title, of }: PlaceProps) => (
  <Section title={title}>
    <Box aria-hidden="true" minHeight={HEIGHTS[of]} />
  </Section>
);

/** Where what stands beside the accounts will be. */
export const RailPlace = () => (
  <>
    <Box height="260px" aria-hidden="true" />
    <Box height="420px" aria-hidden="true" />
  </>
);

/** Where it will be said how a balance went: as wide as that mostly is. */
export const TrendPlace = () => <small style={{ minWidth: '10rem' }}>&nbsp;</small>;
