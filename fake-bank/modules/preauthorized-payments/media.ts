/** Companies charge cheque accounts in pesos, by CLABE or debit card. */
import * as z from 'zod/mini';
import { accountsNamed, type CustomerAccount } from '#bank/core/ledger/accounts';
import { Collection, type Reader } from '#bank/core/storage/collection';
import { StoredKey } from '#bank/core/storage/stored-text';
import type { Transaction } from '#bank/core/storage/transaction';
import { pesoChequesProblem } from '#bank/shared/accounts/peso-cheques';
import { accountsOf } from '#bank/shared/accounts/views';
import { ChargedMedium, PreauthorizedStatus } from '#contract/domain/preauthorized-payment';
import { isPesoCheques } from '#contract/rules/accounts';
import { numberOf } from '#contract/rules/preauthorized-payments';

/** Media without a row are enabled. */
const Medium = z.object({ account: StoredKey, paymentType: ChargedMedium, status: PreauthorizedStatus });
type Medium = z.infer<typeof Medium>;

const idOf = ({ account, paymentType }: Pick<Medium, 'account' | 'paymentType'>) =>
  `${account}:${paymentType}`;

export const chargedMedia = new Collection(
  'charged-media',
  Medium,
  idOf,
  {},
  {
    references: ({ account }) => accountsNamed({ account }),
    validate: ({ account }, reader) => pesoChequesProblem(reader, { account }),
  },
);

export const statusOf = (reader: Reader, medium: Pick<Medium, 'account' | 'paymentType'>) =>
  reader.get(chargedMedia, idOf(medium))?.status ?? 'ENABLED';

export const setStatus = (tx: Transaction, medium: Medium): Medium => tx.put(chargedMedia, medium);

export const chargeableOf = (reader: Reader, customer: string): CustomerAccount[] =>
  accountsOf(reader, customer).filter(isPesoCheques);

export const mediaOf = (reader: Reader, customer: string) =>
  chargeableOf(reader, customer).flatMap((account) =>
    ChargedMedium.options.flatMap((paymentType) => {
      const number = numberOf(account, paymentType);
      return number === undefined ? [] : [{ account: account.key, paymentType, number }];
    }),
  );
