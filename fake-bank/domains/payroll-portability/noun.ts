import { payrollPortability } from '#contract/payroll-portability';
import { dueOf } from '../../ground/due/waiting';
import { defineNoun } from '../../ground/noun/noun';
import { movesAt, PORTABILITY, runPortability } from './progress';
import { portabilityRequests } from './request';
import { payrollPortabilityRoutes } from './routes';
import { payrollPortabilitySituations } from './situations';

export const payrollPortabilityNoun = defineNoun({
  contract: payrollPortability,
  routes: payrollPortabilityRoutes,
  collections: [portabilityRequests],
  due: { [PORTABILITY]: dueOf(portabilityRequests, runPortability, movesAt) },
  situations: payrollPortabilitySituations,
  attempts: { confirm: { type: 'TRANSFER', description: 'Portabilidad de nómina' } },
});
