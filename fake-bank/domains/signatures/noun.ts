import { signatures } from '#contract/signatures';
import { defineNoun } from '../../ground/noun/noun';
import { signatureRoutes } from './routes';
import { signatureSituations } from './situations';

export const signaturesNoun = defineNoun({
  contract: signatures,
  routes: signatureRoutes,
  situations: signatureSituations,
  attempts: { sign: { type: 'SIGNATURE', description: 'Firma con tu token' } },
});
