import { defineModule } from '#bank/core/module/module';
import { signatures } from '#contract/signatures';
import { signatureFixtures } from './fixtures';
import { signatureRoutes } from './routes';

export const signaturesModule = defineModule({
  contract: signatures,
  routes: signatureRoutes,
  fixtures: signatureFixtures,
  attempts: {
    sign: {
      type: 'SIGNATURE',
      description: 'Firma con tu token',
      descriptionByCode: { E_500BAASMXSIGN_007: 'Firma bloqueada por claves incorrectas' },
    },
  },
});
