import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  /** A word beside the heading: a note, a link. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a page under its own h2. */
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

export const Heading = chakra('h2', { base: { textStyle: 'heading.md' } });
