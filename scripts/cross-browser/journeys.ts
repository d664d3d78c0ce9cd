import type { JourneyBank } from './bank';
import type { Customer } from './customer';
import { home, signingOut } from './journeys-of-home';
import { card, limit, movements, offer, statement } from './journeys-of-products';
import { interruptTransfer, onPhone, ownTransfer, refusal, spei } from './journeys-of-transfers';

export type Journey = (customer: Customer, bank: JourneyBank) => Promise<void>;

export const journeys: Readonly<Record<string, Journey>> = {
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
