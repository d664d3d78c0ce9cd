import type { WalkBank } from './bank';
import type { Customer } from './customer';
import { home, signingOut } from './journeys-of-home';
import { card, limit, movements, offer, statement } from './journeys-of-products';
import { interruptTransfer, onPhone, ownTransfer, refusal, spei } from './journeys-of-transfers';

export type Job = (customer: Customer, bank: WalkBank) => Promise<void>;

export const jobs: Readonly<Record<string, Job>> = {
  home,
  'own-transfer': ownTransfer,
  spei,
  card,
  movements,
  limit,
  offer,
  statement,
  refusal,
  interrupted: interruptTransfer,
  phone: onPhone,
  'sign-out': signingOut,
};
