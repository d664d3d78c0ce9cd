/** GAT (Ganancia Anual Total), required by law; percent with two decimals. */
import { Decimal } from '#contract/domain/decimal';

const DAYS = 360;
/** Percent per year. */
const EXPECTED_INFLATION = 3.75;

const percent = (share: Decimal): number => share.minus(1).times(100).toDecimalPlaces(2).toNumber();

/** Assumes that the term is renewed for a year with compound interest. */
export const gatNominal = (rate: number, term: number): number =>
  percent(new Decimal(rate).times(term).div(100).div(DAYS).plus(1).pow(new Decimal(DAYS).div(term)));

/** Deflated by the expected inflation. */
export const gatReal = (nominal: number): number =>
  percent(new Decimal(nominal).div(100).plus(1).div(new Decimal(EXPECTED_INFLATION).div(100).plus(1)));
