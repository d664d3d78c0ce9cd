import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Beside } from '../ui/Beside';
import { Column } from '../ui/Column';

/** Where a step's form stands, and what it comes to: at its right from a desktop's width on, in sight while the form scrolls. */
export const FormPlace = ({ aside, children }: { aside: ReactNode; children: ReactNode }) =>
  aside ? (
    <Beside>
      <div>{children}</div>
      <Aside>{aside}</Aside>
    </Beside>
  ) : (
    <Column>{children}</Column>
  );

const Aside = chakra('div', {
  base: { position: 'sticky', top: 'calc({sizes.header} + {spacing.6})', lgDown: { display: 'none' } },
});
