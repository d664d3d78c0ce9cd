import * as z from 'zod/mini';
import { StoredInstant } from '#bank/core/calendar/stored-dates';
import { accountsNamed } from '#bank/core/ledger/accounts';
import { PositiveCentavos } from '#bank/core/ledger/centavos';
import { Collection } from '#bank/core/storage/collection';
import { noPesoCheques } from '#bank/shared/accounts/peso-cheques';
import { StoredAccount } from '#bank/shared/accounts/stored-account';

const StoredDonation = z.object({
  key: z.string(),
  customer: z.string(),
  confirmationNumber: z.string(),
  at: StoredInstant,
  charity: z.string(),
  amount: PositiveCentavos,
  from: StoredAccount,
});
export type StoredDonation = z.infer<typeof StoredDonation>;

export const storedDonations = new Collection(
  'donations',
  StoredDonation,
  ({ key }) => key,
  {},
  {
    permanent: true,
    references: ({ from }) => accountsNamed(from.account),
    validate: ({ from }, reader) => noPesoCheques(reader, from.account),
  },
);
