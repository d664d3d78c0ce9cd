import { defineModule } from '#bank/core/module/module';
import { jobFor } from '#bank/core/scheduling/job-for';
import { campaigns } from '#contract/campaigns';
import { endLine, notifyCardReady, runAnnualFee } from './acceptance';
import { ANNUAL_FEE, CARD_READY, endOf, feesOf, LINE_END, readyOf } from './days';
import { campaignFixtures } from './fixtures';
import { offers } from './offer';
import { campaignRoutes } from './routes';

export const campaignsModule = defineModule({
  contract: campaigns,
  routes: campaignRoutes,
  collections: [offers],
  jobs: {
    [ANNUAL_FEE]: jobFor(offers, runAnnualFee, feesOf),
    [LINE_END]: jobFor(offers, endLine, endOf),
    [CARD_READY]: jobFor(offers, notifyCardReady, readyOf),
  },
  fixtures: campaignFixtures,
  attempts: { accept: { type: 'OFFER', description: 'Aceptación de una oferta' } },
});
