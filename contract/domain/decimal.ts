/** The one place that knows decimal.js. Half up, as banks round. */
import { Decimal } from 'decimal.js';

Decimal.set({ precision: 30, rounding: Decimal.ROUND_HALF_UP });

export { Decimal };
