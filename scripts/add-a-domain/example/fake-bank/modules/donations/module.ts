import { defineModule } from '#bank/core/module/module';
import { donations } from '#contract/donations';
import { storedDonations } from './donation';
import { donationRoutes } from './routes';

export const donationsModule = defineModule({
  contract: donations,
  routes: donationRoutes,
  collections: [storedDonations],
  attempts: { execute: { type: 'PAYMENT', description: 'Donativo' } },
});
