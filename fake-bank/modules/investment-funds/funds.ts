/** The bank's funds, and what it keeps of them. */
import * as z from 'zod/mini';
import { StoredDay } from '#bank/core/calendar/stored-dates';
import { accountsNamed } from '#bank/core/ledger/accounts';
import { balanceOf } from '#bank/core/ledger/ledger';
import { Collection } from '#bank/core/storage/collection';
import type { Reader } from '#bank/core/storage/transaction';
import { noPesoCheques } from '#bank/shared/accounts/peso-cheques';
import { worth } from '#contract/domain/fund-trade';
import { fundOperations, unitsLeftBy } from './operation';

/** What a fund earns, per cent a year, and what a unit was worth when the bank began: millionths of a peso. */
export const funds = {
  CZDEUDA: { name: 'Fondo Cenzontle Deuda', yearlyRate: 6.9, firstPrice: 1_232_100 },
  CZLIQUIDEZ: { name: 'Fondo Cenzontle Liquidez', yearlyRate: 6.1, firstPrice: 2_048_375 },
} as const;

export const FundId = z.enum(['CZDEUDA', 'CZLIQUIDEZ']);
export type FundId = z.infer<typeof FundId>;

/** Units, or millionths of a peso. */
const whole = z.int().check(z.gte(0), z.lt(1e12));

/**
 * What the bank gives for a unit since the last valuation, in millionths of a peso. One that is withheld is told to
 * nobody until the next.
 */
const FundPrice = z.object({
  fund: FundId,
  price: whole,
  valuedOn: StoredDay,
  withheld: z.optional(z.literal(true)),
});
export type FundPrice = z.infer<typeof FundPrice>;

export const fundPrices = new Collection<FundPrice, never>('fund-prices', FundPrice, (row) => row.fund, {});

/** The valuations of a year, by which a fund's past is drawn. */
const Valuation = z.object({ fund: FundId, date: StoredDay, price: whole });
export type Valuation = z.infer<typeof Valuation>;

export const fundValuations = new Collection<Valuation, 'byFund'>(
  'fund-valuations',
  Valuation,
  ({ fund, date }) => `${fund} ${date}`,
  { byFund: { keys: ({ fund }) => [fund], order: ({ date }) => date } },
);

/**
 * What an account holds of a fund; no units are known before its first purchase. `cash` is the cheque account that
 * pays for units and gets what is given for them: nothing is traded without one.
 */
const FundPosition = z.object({
  account: z.string(),
  fund: FundId,
  units: z.nullable(whole),
  cash: z.optional(z.string()),
});
export type FundPosition = z.infer<typeof FundPosition>;

/** What is wrong with the units of a position: its account is worth others, or its operations have left others. */
function unitsProblem({ account, fund, units }: FundPosition, reader: Reader): string | undefined {
  const held = units ?? 0;
  const price = reader.get(fundPrices, fund)?.price ?? 0;
  if (worth(held, price) !== balanceOf(reader, account)) {
    return `${account} tiene ${held} títulos, que no valen lo que hay en la cuenta.`;
  }
  const traded = reader.list(fundOperations, 'tradedIn', account);
  const left = unitsLeftBy(traded);
  if (traded.length === 0 || left === held) return undefined;
  return `${account} tiene ${held} títulos, y sus operaciones dejaron ${left}.`;
}

export const fundPositions = new Collection<FundPosition, 'byFund'>(
  'fund-positions',
  FundPosition,
  (row) => row.account,
  { byFund: { keys: (row) => [row.fund], order: (row) => row.account } },
  {
    references: ({ account, cash }) => accountsNamed(account, cash),
    validate: (position, reader) => noPesoCheques(reader, position.cash) ?? unitsProblem(position, reader),
  },
);
