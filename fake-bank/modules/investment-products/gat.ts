/** The total yearly yield (GAT) that the law has banks say of money put away, per cent to two decimals. */
import { Decimal } from '#contract/domain/decimal';

const DAYS = 360;
/** What prices are expected to rise in a year, per cent. */
const EXPECTED_INFLATION = 3.75;

const percent = (share: Decimal): number => share.minus(1).times(100).toDecimalPlaces(2).toNumber();

/** As if the term were repeated for a year, each time with what the one before earned. */
export const gatNominal = (rate: number, term: number): number =>
  percent(new Decimal(rate).times(term).div(100).div(DAYS).plus(1).pow(new Decimal(DAYS).div(term)));

/** What is left of it once prices have risen. */
export const gatReal = (nominal: number): number =>
  percent(new Decimal(nominal).div(100).plus(1).div(new Decimal(EXPECTED_INFLATION).div(100).plus(1)));
