import { chakra } from '@chakra-ui/react/styled-system';
import { PageHead } from './PageHead';
import type { Slot } from './slot';

type PageProps = {
  title: string;
  back?: { to: string; label: string };
  action?: Slot;
  children: Slot;
};

export const Page = ({ title, back, action, children }: PageProps) => (
  <Sections>
    <PageHead title={title} back={back} action={action} />
    {children}
  </Sections>
);

const Sections = chakra('div', {
  base: { display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr)' },
});
