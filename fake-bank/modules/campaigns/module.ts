import { defineModule } from '#bank/core/module/module';
import { jobFor } from '#bank/core/scheduling/job-for';
import { campaigns } from '#contract/campaigns';
import { formatCentavos } from '#contract/domain/money';
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
    [ANNUAL_FEE]: jobFor(offers, runAnnualFee, feesOf, {
      title: 'Annual fee',
      effect: ({ acceptance, annualFee }) =>
        `Charges the annual fee of ${formatCentavos(annualFee, 'MXN')} before VAT to ${acceptance?.account.key}.`,
    }),
    [LINE_END]: jobFor(offers, endLine, endOf, {
      title: 'End of a credit line',
      effect: ({ acceptance }) => `Ends the credit line ${acceptance?.account.key}.`,
    }),
    [CARD_READY]: jobFor(offers, notifyCardReady, readyOf, {
      title: 'New card at the branch',
      effect: ({ acceptance }) =>
        `Tells the customer that the card ${acceptance?.account.key} can be fetched.`,
    }),
  },
  fixtures: campaignFixtures,
  attempts: { accept: { type: 'OFFER', description: 'Aceptación de una oferta' } },
});
