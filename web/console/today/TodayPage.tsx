import { Grid } from '@chakra-ui/react/grid';
import { ConsolePage } from '../parts/ConsolePage';
import { ClockPanel } from './ClockPanel';
import { CustomersPanel } from './CustomersPanel';
import { HoursPanel } from './HoursPanel';
import { LastJobsPanel } from './LastJobsPanel';
import { UpcomingPanel } from './UpcomingPanel';

export default function TodayPage() {
  return (
    <ConsolePage title="Hoy">
      <Grid
        gap="5"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 336px' }}
        alignItems="start"
      >
        <ClockPanel />
        <HoursPanel />
      </Grid>
      <Grid
        gap="5"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        alignItems="start"
      >
        <UpcomingPanel />
        <LastJobsPanel />
      </Grid>
      <CustomersPanel />
    </ConsolePage>
  );
}
