import { defineModule } from '#bank/core/module/module';
import { jobFor } from '#bank/core/scheduling/job-for';
import { recipients as book } from '#bank/shared/parties/recipients';
import { recipients } from '#contract/recipients';
import { recipientFixtures } from './fixtures';
import { recipientRoutes } from './routes';
import { activate, RECIPIENT_ACTIVATION } from './service';

export const recipientsModule = defineModule({
  contract: recipients,
  routes: recipientRoutes,
  jobs: {
    [RECIPIENT_ACTIVATION]: jobFor(
      book,
      activate,
      ({ status, activeFrom }) => (status === 'ON_HOLD' ? activeFrom : undefined),
      {
        title: 'Activation of a recipient',
        effect: ({ key }) => `Activates recipient ${key}: transfers to it are possible from then on.`,
      },
    ),
  },
  fixtures: recipientFixtures,
});
