import * as z from 'zod/mini';
import { isBankDay } from '#bank/core/calendar/holidays';
import { StoredDay } from '#bank/core/calendar/stored-dates';
import { accountsNamed } from '#bank/core/ledger/accounts';
import { balanceOf, ledgerBalances } from '#bank/core/ledger/ledger';
import { Collection, type Problem, type Reader } from '#bank/core/storage/collection';
import { StoredKey } from '#bank/core/storage/stored-text';
import { pesoChequesProblem } from '#bank/shared/accounts/peso-cheques';
import { proceedsOf } from '#contract/domain/fund-trade';
import { fundOperations, unitsLeftBy } from './operation';

/** Yield in percent per year, and the initial unit price in millionths of a peso. */
export const funds = {
  CZDEUDA: { name: 'Fondo Cenzontle Deuda', yearlyRate: 6.9, firstPrice: 1_232_100 },
  CZLIQUIDEZ: { name: 'Fondo Cenzontle Liquidez', yearlyRate: 6.1, firstPrice: 2_048_375 },
} as const;

export const FundId = z.enum(['CZDEUDA', 'CZLIQUIDEZ']);
export type FundId = z.infer<typeof FundId>;

/** Units, or millionths of a peso. */
const wholeUnits = z.int().check(z.gte(0), z.lt(1e12));

/** The sell price, in millionths of a peso. A withheld price is hidden until the next valuation. */
const FundPrice = z.object({
  fund: FundId,
  price: wholeUnits,
  valuedOn: StoredDay,
  withheld: z.optional(z.literal(true)),
});
export type FundPrice = z.infer<typeof FundPrice>;

export const fundPrices = new Collection<FundPrice, never>('fund-prices', FundPrice, (row) => row.fund, {});

const Valuation = z.object({ fund: FundId, date: StoredDay, price: wholeUnits });
export type Valuation = z.infer<typeof Valuation>;

export const fundValuations = new Collection<Valuation, 'byFund'>(
  'fund-valuations',
  Valuation,
  ({ fund, date }) => `${fund} ${date}`,
  { byFund: { keys: ({ fund }) => [fund], order: ({ date }) => date } },
  {
    validate: ({ date }) =>
      isBankDay(date) ? undefined : { field: 'date', reason: `${date} is no bank day.` },
  },
);

/** `units` is null before the first purchase; without `cash`, its cheque account, no trade is possible. */
const FundPosition = z.object({
  account: StoredKey,
  fund: FundId,
  units: z.nullable(wholeUnits),
  cash: z.optional(StoredKey),
});
export type FundPosition = z.infer<typeof FundPosition>;

/** Units must match the account's balance and the operations carried out. */
function unitsProblem({ account, fund, units }: FundPosition, reader: Reader): Problem | undefined {
  const heldUnits = units ?? 0;
  const price = reader.get(fundPrices, fund)?.price ?? 0;
  if (proceedsOf(heldUnits, price) !== balanceOf(reader, account)) {
    return {
      field: 'units',
      reason: `${account} has ${heldUnits} units, which are not worth its balance.`,
      other: { list: ledgerBalances.name, key: account },
    };
  }
  const traded = reader.list(fundOperations, 'tradedIn', account);
  const left = unitsLeftBy(traded);
  if (traded.length === 0 || left === heldUnits) return undefined;
  const last = traded.at(-1);
  const other = last && { list: fundOperations.name, key: last.key };
  return {
    field: 'units',
    reason: `${account} has ${heldUnits} units, and its operations left ${left}.`,
    other,
  };
}

export const fundPositions = new Collection<FundPosition, 'byFund'>(
  'fund-positions',
  FundPosition,
  (row) => row.account,
  { byFund: { keys: (row) => [row.fund], order: (row) => row.account } },
  {
    references: ({ account, cash }) => accountsNamed({ account, cash }),
    validate: (position, reader) =>
      pesoChequesProblem(reader, { cash: position.cash }) ?? unitsProblem(position, reader),
  },
);
