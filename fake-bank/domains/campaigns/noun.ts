import { campaigns } from '#contract/campaigns';
import { defineNoun } from '../../ground/noun/noun';
import { ANNUAL_FEE, CARD_READY, endLine, LINE_END, runAnnualFee, tellCardReady } from './acceptance';
import { offers } from './offer';
import { campaignRoutes } from './routes';
import { campaignSituations } from './situations';

export const campaignsNoun = defineNoun({
  contract: campaigns,
  routes: campaignRoutes,
  collections: [offers],
  due: { [ANNUAL_FEE]: runAnnualFee, [LINE_END]: endLine, [CARD_READY]: tellCardReady },
  situations: campaignSituations,
  attempts: { accept: { type: 'OFFER', description: 'Aceptación de una oferta' } },
});
