import { campaigns } from '#contract/campaigns';
import { dueOf } from '../../ground/due/waiting';
import { defineNoun } from '../../ground/noun/noun';
import { endLine, runAnnualFee, tellCardReady } from './acceptance';
import { ANNUAL_FEE, CARD_READY, endOf, feesOf, LINE_END, readyOf } from './days';
import { offers } from './offer';
import { campaignRoutes } from './routes';
import { campaignSituations } from './situations';

export const campaignsNoun = defineNoun({
  contract: campaigns,
  routes: campaignRoutes,
  collections: [offers],
  due: {
    [ANNUAL_FEE]: dueOf(offers, runAnnualFee, feesOf),
    [LINE_END]: dueOf(offers, endLine, endOf),
    [CARD_READY]: dueOf(offers, tellCardReady, readyOf),
  },
  situations: campaignSituations,
  attempts: { accept: { type: 'OFFER', description: 'Aceptación de una oferta' } },
});
