import { savingPrograms } from '#contract/saving-programs';
import { defineNoun } from '../../ground/noun/noun';
import { SAVING } from './plan';
import { programs } from './program';
import { savingProgramRoutes } from './routes';
import { runProgram } from './runs';
import { savingProgramSituations } from './situations';

export const savingProgramsNoun = defineNoun({
  contract: savingPrograms,
  routes: savingProgramRoutes,
  collections: [programs],
  due: { [SAVING]: runProgram },
  situations: savingProgramSituations,
  attempts: { create: { type: 'TRANSFER', description: 'Programa de ahorro' } },
});
