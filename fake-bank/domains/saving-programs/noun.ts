import { savingPrograms } from '#contract/saving-programs';
import { defineNoun } from '../../ground/noun/noun';
import { programs } from './program';
import { savingProgramRoutes } from './routes';
import { runProgram, SAVING } from './runs';

export const savingProgramsNoun = defineNoun({
  contract: savingPrograms,
  routes: savingProgramRoutes,
  collections: [programs],
  due: { [SAVING]: runProgram },
});
