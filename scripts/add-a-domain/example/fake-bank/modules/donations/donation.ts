import * as z from 'zod/mini';
import { StoredInstant } from '#bank/core/calendar/stored-dates';
import { accountsNamed } from '#bank/core/ledger/accounts';
import { PositiveCentavos } from '#bank/core/ledger/centavos';
import { confirmationNumbers, Folio, uniqueFolio } from '#bank/core/operations/folio';
import { unfinishedMaker } from '#bank/core/operations/record';
import { Collection } from '#bank/core/storage/collection';
import { keyNumbers } from '#bank/core/storage/sequence';
import { StoredKey, StoredText } from '#bank/core/storage/stored-text';
import { pesoChequesProblem } from '#bank/shared/accounts/peso-cheques';
import { StoredAccount } from '#bank/shared/accounts/stored-account';

const StoredDonation = z.object({
  key: StoredKey,
  customer: StoredKey,
  confirmationNumber: Folio,
  at: StoredInstant,
  charity: StoredText(),
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
    references: ({ from }) => accountsNamed({ 'from.account': from.account }),
    unique: uniqueFolio,
    happenedAt: ({ at }) => ({ at }),
    sequenceNumbers: { ...confirmationNumbers, ...keyNumbers('operation') },
    validate: (donation, reader) =>
      pesoChequesProblem(reader, { 'from.account': donation.from.account }) ??
      unfinishedMaker(donation, reader),
  },
);
