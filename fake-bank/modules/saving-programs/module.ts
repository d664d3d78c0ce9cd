import { defineModule } from '#bank/core/module/module';
import { jobFor } from '#bank/core/scheduling/job-for';
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
    [SAVING]: jobFor(programs, runProgram, ({ nextRun }) =>
      nextRun === undefined ? undefined : runTime(nextRun),
    ),
  },
  fixtures: savingProgramFixtures,
  attempts: { create: { type: 'TRANSFER', description: 'Programa de ahorro' } },
});
