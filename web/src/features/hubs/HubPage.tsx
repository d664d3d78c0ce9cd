import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { PageHeading } from '../../ui/PageHeading';

/** The page where operations of one kind begin. */
export const HubPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <Page>
    <PageHeading>{title}</PageHeading>
    {children}
  </Page>
);

const Page = chakra('div', {
  base: { display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: '860px' },
});
