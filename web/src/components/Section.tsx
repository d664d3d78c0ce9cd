import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { type Ref, useId } from 'react';
import type { Slot } from './slot';

interface SectionProps {
  title: string;
  aside?: Slot;
  /** Makes the section focusable. */
  target?: Ref<HTMLElement> | undefined;
  children: Slot;
}

export function Section({ title, aside, target, children }: SectionProps) {
  const heading = useId();
  return (
    <chakra.section
      ref={target}
      tabIndex={target === undefined ? undefined : -1}
      aria-labelledby={heading}
      scrollMarginTop="calc({sizes.header} + {spacing.4})"
    >
      <Head>
        <Heading id={heading}>{title}</Heading>
        {aside}
      </Head>
      {children}
    </chakra.section>
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
