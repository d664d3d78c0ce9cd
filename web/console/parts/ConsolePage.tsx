import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import { PageHead } from '#web/components/PageHead.tsx';
import type { Slot } from '#web/components/slot.ts';

type ConsolePageProps = {
  title: string;
  about?: string;
  back?: { to: string; label: string };
  action?: Slot;
  children: Slot;
};

export const ConsolePage = ({ title, about, back, action, children }: ConsolePageProps) => (
  <Grid gap="5" templateColumns="minmax(0, 1fr)">
    <PageHead title={title} documentTitle={`${title} · Consola`} back={back} action={action}>
      {about !== undefined && (
        <Text color="fg.muted" mt="1" maxWidth="70ch">
          {about}
        </Text>
      )}
    </PageHead>
    {children}
  </Grid>
);
