import { defineModule } from '#bank/core/module/module';
import { jobFor } from '#bank/core/scheduling/job-for';
import { payrollPortability } from '#contract/payroll-portability';
import { payrollPortabilityFixtures } from './fixtures';
import { movesAt, PORTABILITY, runPortability } from './progress';
import { portabilityRequests } from './request';
import { payrollPortabilityRoutes } from './routes';

export const payrollPortabilityModule = defineModule({
  contract: payrollPortability,
  routes: payrollPortabilityRoutes,
  collections: [portabilityRequests],
  jobs: {
    [PORTABILITY]: jobFor(portabilityRequests, runPortability, movesAt, {
      title: 'Payroll portability',
      effect: ({ key, status, to }) =>
        status === 'REQUESTED'
          ? `Sends request ${key} for ${to.account} to the bank that pays the payroll.`
          : `Records the answer of the other bank to request ${key} for ${to.account}.`,
    }),
  },
  fixtures: payrollPortabilityFixtures,
  attempts: { confirm: { type: 'TRANSFER', description: 'Portabilidad de nómina' } },
});
