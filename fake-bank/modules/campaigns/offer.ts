import * as z from 'zod/mini';
import { StoredDay, StoredInstant } from '#bank/core/calendar/stored-dates';
import { DomainError } from '#bank/core/errors/domain-error';
import { accountsNamed, DisplayId } from '#bank/core/ledger/accounts';
import { CentavosOrNone, PositiveCentavos } from '#bank/core/ledger/centavos';
import { YearlyRate } from '#bank/core/ledger/terms';
import { sortable } from '#bank/core/lists/position';
import { Folio, folioNumbers } from '#bank/core/operations/folio';
import { Collection, type Problem, type Reader } from '#bank/core/storage/collection';
import { Count } from '#bank/core/storage/sequence';
import { StoredKey, StoredText } from '#bank/core/storage/stored-text';
import { productProblem } from '#bank/shared/accounts/account-kind';
import { pesoChequesProblem } from '#bank/shared/accounts/peso-cheques';
import { OfferAccount, OfferProperties } from '#contract/campaigns';
import type { ProductLabel } from '#contract/domain/account';
import { OfferedProduct } from '#contract/domain/campaign';
import { Months } from '#contract/domain/loan-plan';
import { PositiveAmount } from '#contract/domain/money';

const CreditAccount = z.extend(OfferAccount, {
  key: StoredKey,
  description: StoredText(100),
  displayId: DisplayId,
});

/** Pesos, as the customer sent them. */
const Pesos = z
  .number()
  .check(
    z.refine(
      (amount) => PositiveAmount.safeParse(amount).success,
      'Write an amount above 0 with at most two decimals.',
    ),
  );

const StoredProperties = z.extend(OfferProperties, {
  amount: Pesos,
  payment: z.optional(Pesos),
  embossing_name: z.optional(StoredText(100)),
  branch_id: z.optional(StoredKey),
});

const Acceptance = z.object({
  folio: Folio,
  at: StoredInstant,
  properties: StoredProperties,
  account: CreditAccount,
  firstPaymentDate: z.optional(StoredDay),
  /** Deposit account of a loan, and the amount deposited. */
  deposit: z.optional(z.extend(CreditAccount, { amount: CentavosOrNone })),
});
export type Acceptance = z.infer<typeof Acceptance>;

/** Amounts are centavos; fees exclude VAT. */
const Offer = z.object({
  key: StoredKey,
  /** Key used in URLs. */
  reference: StoredKey,
  customer: StoredKey,
  product: OfferedProduct,
  title: StoredText(100),
  shortDescription: StoredText(),
  /** Name of the account that the offer opens. */
  description: StoredText(100),
  /** Maximum; for a limit increase, the new limit. */
  amount: CentavosOrNone,
  minimum: CentavosOrNone,
  step: PositiveCentavos,
  yearlyRate: YearlyRate,
  annualFee: CentavosOrNone,
  /** Percent of the amount paid out. */
  openingFee: z.number().check(z.gte(0), z.lte(50)),
  deadlines: z.array(Months).check(z.maxLength(60)),
  endDate: StoredDay,
  /** Rank in the customer's list; the first offer is shown unprompted. */
  place: Count,
  /** Account whose limit the offer raises. */
  account: z.optional(StoredKey),
  acceptance: z.optional(Acceptance),
});
export type Offer = z.infer<typeof Offer>;

const OPENED: Readonly<Record<OfferedProduct, ProductLabel>> = {
  SL: 'Línea de Crédito',
  TDC: 'Tarjeta de Crédito',
  CLI: 'Tarjeta de Crédito',
  SPL: 'Crédito Personal',
  PR: 'Crédito Personal',
};

/** Only a limit increase has an account: its card. Other offers open an account. */
function accountProblem({ product, account, acceptance }: Offer, reader: Reader): Problem | undefined {
  if ((product === 'CLI') !== (account !== undefined))
    return { field: 'account', reason: 'only a limit increase has one, and always.' };
  return (
    productProblem(reader, { account, 'acceptance.account.key': acceptance?.account.key }, OPENED[product]) ??
    pesoChequesProblem(reader, {
      'acceptance.deposit.key': acceptance?.deposit?.key,
      'acceptance.properties.deposit_account_key': acceptance?.properties.deposit_account_key,
    })
  );
}

export const offers = new Collection<Offer, 'byCustomer' | 'byReference'>(
  'offers',
  Offer,
  ({ key }) => key,
  {
    byCustomer: { keys: ({ customer }) => [customer], order: ({ place }) => sortable(place) },
    byReference: { keys: ({ reference }) => [reference], order: ({ key }) => key },
  },
  {
    references: ({ account, acceptance }) =>
      accountsNamed({
        account,
        'acceptance.account.key': acceptance?.account.key,
        'acceptance.deposit.key': acceptance?.deposit?.key,
        'acceptance.properties.deposit_account_key': acceptance?.properties.deposit_account_key,
      }),
    validate: accountProblem,
    happenedAt: ({ acceptance }) => ({ 'acceptance.at': acceptance?.at }),
    unique: ({ reference, acceptance }) => ({
      reference: `the offer ${reference}`,
      'acceptance.folio': acceptance && `the folio ${acceptance.folio}`,
    }),
    sequenceNumbers: folioNumbers('acceptance.folio', ({ acceptance }: Offer) => acceptance?.folio),
  },
);

export const offersOf = (reader: Reader, customer: string): readonly Offer[] =>
  reader.list(offers, 'byCustomer', customer);

/** Rejects another customer's offer, or an offer with another key, as missing. */
export function findOwnedOffer(reader: Reader, customer: string, reference: string, key?: string): Offer {
  const [offer] = reader.list(offers, 'byReference', reference);
  if (offer?.customer !== customer || (key !== undefined && offer.key !== key)) {
    throw new DomainError('CZ_NOT_FOUND');
  }
  return offer;
}
