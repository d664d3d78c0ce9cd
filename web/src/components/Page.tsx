import { Grid } from '@chakra-ui/react/grid';
import { PageHead } from './PageHead';
import type { Slot } from './slot';

type PageProps = {
  title: string;
  back?: { to: string; label: string };
  action?: Slot;
  children: Slot;
};

export const Page = ({ title, back, action, children }: PageProps) => (
  <Grid gap="6" templateColumns="minmax(0, 1fr)">
    <PageHead title={title} back={back} action={action} />
    {children}
  </Grid>
);
