import { didYouMean } from '#bank/core/errors/did-you-mean';
import { DomainError } from '#bank/core/errors/domain-error';
import { campaignScenarios } from './campaigns';
import { fundScenarios } from './investment-funds';
import { investmentScenarios } from './investment-products';
import { limitScenarios } from './limits';
import { ownTransferScenarios } from './own-transfers';
import { payeeScenarios } from './payees';
import { paymentScenarios } from './payments';
import { portabilityScenarios } from './payroll-portability';
import { preauthorizedScenarios } from './preauthorized-payments';
import { recipientScenarios } from './recipients';
import { savingProgramScenarios } from './saving-programs';
import type { Scenario } from './scenario';
import { signatureScenarios } from './signatures';
import { taxScenarios } from './taxes';
import { thirdPartyScenarios } from './third-parties';

export type ScenarioGroup = { id: string; title: string; scenarios: readonly Scenario[] };

export const groups: readonly ScenarioGroup[] = [
  { id: 'own-transfers', title: 'Entre mis cuentas', scenarios: ownTransferScenarios },
  { id: 'third-parties', title: 'A otras personas', scenarios: thirdPartyScenarios },
  { id: 'payees', title: 'Servicios y celulares guardados', scenarios: payeeScenarios },
  { id: 'payments', title: 'Pago de servicios', scenarios: paymentScenarios },
  { id: 'preauthorized-payments', title: 'Domiciliaciones', scenarios: preauthorizedScenarios },
  { id: 'taxes', title: 'Impuestos', scenarios: taxScenarios },
  { id: 'saving-programs', title: 'Ahorro programado', scenarios: savingProgramScenarios },
  { id: 'investments', title: 'Inversiones a plazo', scenarios: investmentScenarios },
  { id: 'mutual-funds', title: 'Fondos de inversión', scenarios: fundScenarios },
  { id: 'campaigns', title: 'Ofertas', scenarios: campaignScenarios },
  { id: 'signatures', title: 'Firmas', scenarios: signatureScenarios },
  { id: 'limits', title: 'Límites', scenarios: limitScenarios },
  { id: 'recipients', title: 'Cuentas guardadas', scenarios: recipientScenarios },
  { id: 'portability', title: 'Portabilidad de nómina', scenarios: portabilityScenarios },
];

export const scenarios: readonly Scenario[] = groups.flatMap((group) => group.scenarios);

export function scenarioNamed(id: string): Scenario {
  const match = scenarios.find((scenario) => scenario.id === id);
  if (match) return match;
  const hint = didYouMean(
    id,
    scenarios.map((scenario) => scenario.id),
  );
  const description = `There is no scenario ${JSON.stringify(id)}.${hint} GET /__bank/scenarios lists them.`;
  throw new DomainError('CZ_NOT_FOUND', { field: 'id', description });
}
