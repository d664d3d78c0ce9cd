import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { PageHeading } from './PageHeading';

/** A page of sections under its heading. */
export const Page = ({ title, children }: { title: string; children: ReactNode }) => (
  <Sections>
    <PageHeading>{title}</PageHeading>
    {children}
  </Sections>
);

const Sections = chakra('div', {
  base: { display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: '860px' },
});
