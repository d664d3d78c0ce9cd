import { savingPrograms } from '#contract/saving-programs';
import { dueOf } from '../../ground/due/waiting';
import { defineNoun } from '../../ground/noun/noun';
import { runTime, SAVING } from './plan';
import { programs } from './program';
import { savingProgramRoutes } from './routes';
import { runProgram } from './runs';
import { savingProgramSituations } from './situations';

export const savingProgramsNoun = defineNoun({
  contract: savingPrograms,
  routes: savingProgramRoutes,
  collections: [programs],
  due: {
    [SAVING]: dueOf(programs, runProgram, ({ nextRun }) =>
      nextRun === undefined ? undefined : runTime(nextRun),
    ),
  },
  situations: savingProgramSituations,
  attempts: { create: { type: 'TRANSFER', description: 'Programa de ahorro' } },
});
