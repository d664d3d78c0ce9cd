import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Column } from '../components/Column';
import { SplitLayout } from '../components/SplitLayout';

/** Where a step's form stands, and what it comes to: at its right from a desktop's width on, in sight while the form scrolls. */
export const FormSlot = ({ aside, children }: { aside: ReactNode; children: ReactNode }) =>
  aside ? (
    <SplitLayout>
      <div>{children}</div>
      <SidePanel>{aside}</SidePanel>
    </SplitLayout>
  ) : (
    <Column>{children}</Column>
  );

const SidePanel = chakra('div', {
  base: { position: 'sticky', top: 'calc({sizes.header} + {spacing.6})', lgDown: { display: 'none' } },
});
