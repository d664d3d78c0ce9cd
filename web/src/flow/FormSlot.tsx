import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Column } from '../components/Column';
import { SplitLayout } from '../components/SplitLayout';

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
