import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { Slot } from './slot';

interface SectionProps {
  title: string;
  aside?: Slot;
  children: Slot;
}

export function Section({ title, aside, children }: SectionProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Head>
        <Heading id={heading}>{title}</Heading>
        {aside}
      </Head>
      {children}
    </section>
  );
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    mb: '10px',
  },
});
