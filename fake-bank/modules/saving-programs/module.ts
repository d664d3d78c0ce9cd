import { defineModule } from '#bank/core/module/module';
import { jobFor } from '#bank/core/scheduling/job-for';
import { formatCentavos } from '#contract/domain/money';
import { savingPrograms } from '#contract/saving-programs';
import { savingProgramFixtures } from './fixtures';
import { programs } from './program';
import { savingProgramRoutes } from './routes';
import { runTime, SAVING } from './run-plan';
import { runProgram } from './runs';

export const savingProgramsModule = defineModule({
  contract: savingPrograms,
  routes: savingProgramRoutes,
  collections: [programs],
  jobs: {
    [SAVING]: jobFor(
      programs,
      runProgram,
      ({ nextRun }) => (nextRun === undefined ? undefined : runTime(nextRun)),
      {
        title: 'Saving program',
        effect: ({ key, amount, from, to }) =>
          `Saves ${formatCentavos(amount, 'MXN')} from ${from.account} to ${to.account}, by program ${key}.`,
      },
    ),
  },
  fixtures: savingProgramFixtures,
  attempts: { create: { type: 'TRANSFER', description: 'Programa de ahorro' } },
});
