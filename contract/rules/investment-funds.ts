import type { FundOperationType } from '../domain/fund';
import { costOf, type Trade } from '../domain/fund-trade';
import { formatCentavos } from '../domain/money';
import { aboveMaximum } from './limits';

/** In centavos. */
export const MAX_FUND_AMOUNT = 100_000_000_00;

export const amountError = (centavos: number): string | undefined =>
  centavos > MAX_FUND_AMOUNT ? aboveMaximum(MAX_FUND_AMOUNT) : undefined;

/** No amount can be checked without a price. */
export const NO_PRICE = 'Importe insuficiente: por ahora no hay precio de este fondo.';

/** Error of a purchase of less than one unit. */
export const unitsError = (type: FundOperationType, { units, price }: Trade): string | undefined =>
  type === 'BUY' && units === 0
    ? `No alcanza para un título: cuesta ${formatCentavos(costOf(1, price), 'MXN')}.`
    : undefined;

/** Scheduled sales are checked on their execution day. */
export const exceedsHeld = ({ units }: Pick<Trade, 'units'>, held: number): boolean =>
  units === 0 || units > held;
